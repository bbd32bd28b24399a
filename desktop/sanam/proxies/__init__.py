"""Proxy sheets: where every card goes (pure), then one painter for preview, PDF, PNG and printer."""

"""What a policy works out of a table is kept for one question, and no longer."""

from __future__ import annotations

from sanam.games.thinking import Memo, remembered


class Judge:
    def __init__(self) -> None:
        self.memo = Memo()
        self.asked: list[int] = []

    @remembered
    def worth(self, card: int) -> int:
        self.asked.append(card)
        return 10 * card


def test_the_same_is_worked_out_once_for_each_question() -> None:
    judge = Judge()
    with judge.memo.question():
        assert [judge.worth(1), judge.worth(2), judge.worth(1)] == [10, 20, 10]
    assert judge.asked == [1, 2]
    with judge.memo.question():
        judge.worth(1)
    assert judge.asked == [1, 2, 1]


def test_nothing_is_kept_between_questions() -> None:
    judge = Judge()
    judge.worth(1)
    judge.worth(1)
    assert judge.asked == [1, 1]

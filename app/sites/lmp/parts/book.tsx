import { startTransition, useCallback, useEffect, useState } from "react";
import { type ProphecyCard, prophecyMonthCardsSchema } from "#contracts/prophecy-book.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { monthAfter } from "../rules/month.ts";
import css from "./book.module.css";
import { Month } from "./month.tsx";
import type { Letters } from "./use-letters.ts";

/** 予言帖: every letter that was opened, month by month. */
export function Book({ letters: { book, bookError, read }, day }: { letters: Letters; day: string }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const thisMonth = (book?.day ?? day).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const earlier = useMonth(month === thisMonth ? null : month);
  const cards = month === thisMonth ? (book?.cards ?? null) : earlier.cards;
  const failure = book === null ? bookError : earlier.error;
  // The ways there are where there is something; the row keeps its height.
  const first = book?.months.at(-1) ?? thisMonth;

  return (
    <section className={css.book} aria-labelledby="book">
      <header className={css.head}>
        <h2 id="book" className={css.title}>
          {t("book.title")}
        </h2>
        {book && book.count > 0 && <p className={css.count}>{t("book.count", { count: book.count })}</p>}
      </header>
      <div className={css.months}>
        <Button
          compact
          look="quiet"
          className={month <= first ? css.away : undefined}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          {t("book.previous")}
        </Button>
        <p className={css.month} aria-live="polite">
          {t("book.month", { year: month.slice(0, 4), month: Number(month.slice(5)) })}
        </p>
        <Button
          compact
          look="quiet"
          className={month >= thisMonth ? css.away : undefined}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          {t("book.next")}
        </Button>
      </div>
      <Month month={month} cards={cards ?? []} today={book?.day ?? day} />
      <p className={css.note} role="status">
        {cards === null && !failure && t("book.reading")}
        {failure && errorWords(failure.code, failure).message}
        {book?.count === 0 && t("book.empty")}
        {book && book.count > 0 && cards?.length === 0 && t("book.noneInMonth")}
      </p>
      {failure && (
        <Button compact look="line" onClick={book === null ? read : earlier.again}>
          {t("book.retry")}
        </Button>
      )}
      {book?.count === 0 && <p className={css.story}>{t("book.emptyStory")}</p>}
    </section>
  );
}

/** The letters of an earlier month; null asks for nothing. */
function useMonth(month: string | null) {
  const [cards, setCards] = useState<ProphecyCard[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const ask = useCallback((asked: string, signal?: AbortSignal) => {
    setCards(null);
    setError(null);
    apiFetch(`/api/lmp/book/${asked}`, { schema: prophecyMonthCardsSchema, signal }).then(
      (answer) => startTransition(() => setCards(answer.cards)),
      (failure: unknown) => {
        if (!signal?.aborted) setError(failure instanceof ApiError ? failure : new ApiError("E-NET"));
      },
    );
  }, []);

  useEffect(() => {
    if (month === null) return;
    const leaving = new AbortController();
    ask(month, leaving.signal);
    return () => leaving.abort();
  }, [ask, month]);

  return { cards, error, again: () => month !== null && ask(month) };
}

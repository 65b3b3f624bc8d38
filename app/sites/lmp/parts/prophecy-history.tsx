import { useState } from "react";
import { prophecyMonthCardsSchema } from "#contracts/prophecy-history.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { addMonths } from "../rules/month.ts";
import css from "./prophecy-history.module.css";
import { MonthTable } from "./month-table.tsx";
import type { Prophecies } from "./use-prophecies.ts";

/** 予言帖: every letter that was opened, month by month. */
export function ProphecyHistoryPanel({
  letters: { history, historyError, reload },
  day,
}: {
  letters: Prophecies;
  day: string;
}) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const thisMonth = (history?.day ?? day).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const earlierPath = month === thisMonth ? null : (`/api/lmp/book/${month}` as const);
  const earlier = useFetched(earlierPath, () => prophecyMonthCardsSchema);
  const cards = month === thisMonth ? (history?.cards ?? null) : (earlier.data?.cards ?? null);
  const failure = history === null ? historyError : earlier.error;
  // The ways there are where there is something; the row keeps its height.
  const first = history?.months.at(-1) ?? thisMonth;

  return (
    <section className={`${css.history} stack-2`} aria-labelledby="book">
      <header className="between facts-3">
        <h2 id="book" className={`${css.title} text-face text-heading`}>
          {t("history.title")}
        </h2>
        {history && history.count > 0 && <p className="text-aside">{t("history.count", { count: history.count })}</p>}
      </header>
      <div className="align-centre between flex">
        <Button
          compact
          look="quiet"
          className={month <= first ? css.away : undefined}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          {t("history.previous")}
        </Button>
        <p className="text-strong text-body" aria-live="polite">
          {t("history.month", { year: month.slice(0, 4), month: Number(month.slice(5)) })}
        </p>
        <Button
          compact
          look="quiet"
          className={month >= thisMonth ? css.away : undefined}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          {t("history.next")}
        </Button>
      </div>
      <MonthTable month={month} cards={cards ?? []} today={history?.day ?? day} />
      <p className="hides-empty text-body text-leading-18" role="status">
        {cards === null && !failure && t("history.reading")}
        {failure && errorMessages(failure.code, failure).message}
        {history?.count === 0 && t("history.empty")}
        {history && history.count > 0 && cards?.length === 0 && t("history.noneInMonth")}
      </p>
      {failure && (
        <Button compact look="line" onClick={history === null ? reload : earlier.refetch}>
          {t("history.retry")}
        </Button>
      )}
      {history?.count === 0 && <p className="text-aside">{t("history.emptyStory")}</p>}
    </section>
  );
}

import { lazy, Suspense, useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ErrorNotice, Notice } from "#app/kits/ui/notice/notice.tsx";
import { Skeleton } from "#app/kits/ui/skeleton/skeleton.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { isReminderDue, countSleepDays, findReminderWish } from "../rules/reminder.ts";
import { type AnsweredWish, Reminder } from "./reminder.tsx";
import css from "./my-list.module.css";
import { useMyList } from "./use-my-list.ts";

const BelowFold = lazy(async () => ({ default: (await import("./below-fold.tsx")).BelowFold }));
const listId = "wishes";

/** The visitor's own page: the reminder, the list, and what one does with it. Its content comes after hydration. */
export function MyList({ apiBasePath }: { apiBasePath: string }) {
  const t = useMessages<Messages>();
  const own = useMyList();
  const { mine, cards, nowMs } = own;
  const [answered, setAnswered] = useState<AnsweredWish | null>(null);

  const known = mine.wishes.filter(({ productId }) => cards.byId.has(productId));
  const reminderWish = findReminderWish(known, nowMs);
  const reminderCard = reminderWish ? (cards.byId.get(reminderWish.productId) ?? null) : null;
  const dueWishes = known.filter((wish) => isReminderDue(wish, nowMs));
  const isEmpty = own.state === "shown" && mine.wishes.length === 0 && !answered;

  function showNext(): void {
    setAnswered(null);
    if (dueWishes.length === 0) document.getElementById(listId)?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <section className={`${css.first} anchor on-ink`}>
        <VerticalHeading className={css.heading} lines={[t("titleLines.first"), t("titleLines.second")]} />
        <Reminder
          card={reminderCard}
          days={reminderWish ? countSleepDays(reminderWish, nowMs) : 0}
          waiting={answered ? dueWishes.length : dueWishes.length - 1}
          answered={answered}
          onAnswer={(answer) => {
            if (!reminderCard) return;
            setAnswered({ card: reminderCard, answer });
            own.answer(reminderCard, answer);
          }}
          onUndo={() => {
            if (answered) own.restore(answered.card.id);
            setAnswered(null);
          }}
          onNext={showNext}
        />
        {!reminderCard && !answered && <EmptyReminder own={own} isEmpty={isEmpty} />}
      </section>
      {own.hasUnsent && (
        <p className={`${css.unsent} on-soot text-body`} role="status">
          {t(own.isUnsaved ? "error.unsaved" : "error.unsent")}
        </p>
      )}
      <div id={listId} className={`${css.belowFold} on-soot`}>
        {own.state === "shown" && (
          <Suspense>
            <BelowFold own={own} known={known} apiBasePath={apiBasePath} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** What stands in the first view while there is no reminder: loading, an error, the empty list, the intro. */
function EmptyReminder({ own, isEmpty }: { own: ReturnType<typeof useMyList>; isEmpty: boolean }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  if (own.state === "failed") {
    const code = own.failure?.code ?? "E-NET";
    return (
      <div className={css.words}>
        <ErrorNotice
          announce="soon"
          code={code}
          message={errorMessages(code, { requestId: own.failure?.requestId ?? "" }).message}
          retry={t("error.again")}
          onRetry={own.again}
        />
      </div>
    );
  }
  if (isEmpty) {
    return (
      // Another block, not the same one grown: nothing that was read moves.
      <div key="empty" className={css.words} data-empty>
        <Notice
          message={t("empty.message")}
          action={
            <ButtonLink to="/ranking" arrow wide>
              {t("empty.action")}
            </ButtonLink>
          }
          story={t("empty.story")}
        />
      </div>
    );
  }
  return (
    <div key="intro" className={css.words}>
      <p className={`${css.intro} text-body`}>{t("intro")}</p>
      {own.state === "loading" && (
        <div className={`${css.loading} above-3 needs-script stack-2`} aria-busy="true">
          <span className="visually-hidden">{t("loading")}</span>
          <Skeleton />
          <Skeleton />
        </div>
      )}
      <p className="above-3 text-strong without-script">{t("withoutScript")}</p>
    </div>
  );
}

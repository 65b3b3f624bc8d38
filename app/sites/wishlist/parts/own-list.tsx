import { lazy, Suspense, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Skeleton } from "#app/kits/ui/skeleton/skeleton.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { isAsked, sleptDays, underTheLamp } from "../rules/light.ts";
import { type Answered, Lamp } from "./lamp.tsx";
import css from "./own-list.module.css";
import { useOwnList } from "./use-own-list.ts";
// The script of what lies below the lamp comes with the list; its styles must be there before it.
import "#app/kits/shelf/product-row.module.css";
import "#app/kits/ui/chip/chip.module.css";
import "#app/kits/ui/field/field.module.css";
import "./side-list.module.css";
import "./tools.module.css";
import "./wish-list.module.css";
import "./wish-panel.module.css";
import "./wish-row.module.css";

const BelowLamp = lazy(async () => ({ default: (await import("./below-lamp.tsx")).BelowLamp }));
const listId = "wishes";

/** The visitor's own page: the lamp, the list, and what one does with it. What is on it comes after the page is alive. */
export function OwnList({ apiBasePath }: { apiBasePath: string }) {
  const t = useWords<Words>();
  const own = useOwnList();
  const { mine, cards, nowMs } = own;
  const [answered, setAnswered] = useState<Answered | null>(null);

  const known = mine.wishes.filter(({ productId }) => cards.byId.has(productId));
  const lead = underTheLamp(known, nowMs);
  const leadCard = lead ? (cards.byId.get(lead.productId) ?? null) : null;
  const asked = known.filter((wish) => isAsked(wish, nowMs));
  const isEmpty = own.state === "shown" && mine.wishes.length === 0 && !answered;

  function goOn(): void {
    setAnswered(null);
    if (asked.length === 0) document.getElementById(listId)?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <section className={css.first}>
        <VerticalHeading className={css.heading} lines={[t("titleLines.first"), t("titleLines.second")]} />
        <Lamp
          card={leadCard}
          days={lead ? sleptDays(lead, nowMs) : 0}
          waiting={answered ? asked.length : asked.length - 1}
          answered={answered}
          onAnswer={(answer) => {
            if (!leadCard) return;
            setAnswered({ card: leadCard, answer });
            own.answer(leadCard, answer);
          }}
          onUndo={() => {
            if (answered) own.restore(answered.card.id);
            setAnswered(null);
          }}
          onNext={goOn}
        />
        {!leadCard && !answered && <FirstWords own={own} isEmpty={isEmpty} />}
      </section>
      {own.hasUnsent && (
        <p className={css.unsent} role="status">
          {t(own.isUnsaved ? "trouble.unsaved" : "trouble.unsent")}
        </p>
      )}
      <div id={listId} className={css.below}>
        {own.state === "shown" && (
          <Suspense>
            <BelowLamp own={own} known={known} apiBasePath={apiBasePath} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** What stands in the first view while nothing lies under the lamp: loading, an error, the empty shelf, the intro. */
function FirstWords({ own, isEmpty }: { own: ReturnType<typeof useOwnList>; isEmpty: boolean }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  if (own.state === "failed") {
    const code = own.failure?.code ?? "E-NET";
    return (
      <div className={css.words}>
        <Notice
          announce="soon"
          code={code}
          message={errorWords(code, { requestId: own.failure?.requestId ?? "" }).message}
          action={<Button onClick={own.again}>{t("trouble.again")}</Button>}
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
      <p className={css.intro}>{t("intro")}</p>
      {own.state === "loading" && (
        <div className={css.loading} aria-busy="true">
          <span className="visually-hidden">{t("loading")}</span>
          <Skeleton />
          <Skeleton />
        </div>
      )}
      <p className={css.withoutScript}>{t("withoutScript")}</p>
    </div>
  );
}

import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { type Answers, deckSize, parseAnswers, queryAfter } from "../rules/answers.ts";
import { DeckCard } from "./deck-card.tsx";
import css from "./deck.module.css";
import { useDrawing } from "./use-drawing.ts";
import { type Choice, useSwipe } from "./use-swipe.ts";

/** Five cards, each a rule to tear and the hack behind it; kept to the right, let go to the left. */
export function Deck({ page }: { page: View<"deck"> }) {
  const t = useMessages<Messages>();
  const answers = parseAnswers(useSearchParams()[0]);
  const [rippedCards, setRippedCards] = useState<ReadonlySet<number>>(new Set());
  const card = page.cards[answers.card - 1];
  const draw = useDrawing();
  const holder = useRef<HTMLDivElement>(null);
  const leaveRef = useSwipe(holder, useGoOn(answers, card?.number));

  useEffect(() => {
    if (answers.card === 1) track("hack_start");
  }, [answers.card]);

  if (!card) return null;
  return (
    <section className="stack-3" aria-labelledby="place">
      {page.widened && answers.card === 1 && (
        <p className="marked">
          {page.widened.tools ? t("deck.widenedTools") : t("deck.widenedTime", { minutes: page.widened.minutes })}
        </p>
      )}
      <div role="status">
        <h1 id="place" className="text-aside text-medium">
          {t("deck.place", { n: answers.card, count: page.cards.length })}
        </h1>
      </div>
      <div ref={holder} className={css.holder} data-swipes={rippedCards.has(card.number) || undefined}>
        <DeckCard
          key={card.number}
          card={card}
          draw={draw}
          isRipped={rippedCards.has(card.number)}
          onRip={() => setRippedCards((before) => new Set(before).add(card.number))}
        />
      </div>
      <Choices answers={answers} cardNumber={card.number} leaveRef={leaveRef} />
      <p className={`${css.keys} text-aside`}>{t("deck.keys")}</p>
      <p className="text-aside">{t("deck.saved", { count: answers.saved.length })}</p>
    </section>
  );
}

interface ChoicesProps {
  answers: Answers;
  cardNumber: number;
  leaveRef: ReturnType<typeof useSwipe>;
}

/** Let go, or keep: links to the next card, which the swipe's script takes over once it is here. */
function Choices({ answers, cardNumber, leaveRef }: ChoicesProps) {
  const t = useMessages<Messages>();
  const choose = (choice: Choice) => (event: MouseEvent) => {
    // Before its script is here, the link is a link.
    if (!leaveRef.current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leaveRef.current(choice);
  };
  return (
    <div className="above-2 halves stack-2">
      <Link
        className={buttonClass({ look: "line", wide: true })}
        to={queryAfter(answers, "skip", cardNumber)}
        onClick={choose("skip")}
        data-choice="skip"
      >
        <span>← {t("deck.skip")}</span>
      </Link>
      <Link
        className={buttonClass({ look: "line", wide: true })}
        to={queryAfter(answers, "keep", cardNumber)}
        onClick={choose("keep")}
        data-choice="keep"
      >
        <span>{t("deck.save")} →</span>
      </Link>
    </div>
  );
}

/** Goes to the next card, or from the last one to the result. */
function useGoOn(answers: Answers, cardNumber: number | undefined): (choice: Choice) => void {
  const navigate = useNavigate();
  return useCallback(
    (choice: Choice) => {
      const query = queryAfter(answers, choice, cardNumber);
      if (answers.card < deckSize) return void navigate(query, { preventScrollReset: true });
      track("hack_complete");
      void navigate(query, { state: { isFresh: true } });
    },
    [answers, cardNumber, navigate],
  );
}

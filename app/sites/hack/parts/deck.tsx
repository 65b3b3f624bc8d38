import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { HackDrawing } from "#contracts/hack.ts";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import type { Drawing as Lines } from "../rules/drawing/draw-hack.ts";
import { deckResultQuery, type Answers, formatAnswers, deckSize, parseAnswers } from "../rules/answers.ts";
import { BeforeAfter } from "./before-after.tsx";
import { HackFacts } from "./hack-facts.tsx";
import { RipPaper } from "./rip-paper.tsx";
import css from "./deck.module.css";

const loadSwipe = () => import("../scene/swipe.ts");
type Swipe = Awaited<ReturnType<typeof loadSwipe>>;
/** Brought once; every card after the first begins with it at once. */
let swipeModule: Swipe | undefined;

type Choice = "keep" | "skip";

/** Five cards, each a rule to tear and the hack behind it; kept to the right, let go to the left. */
export function Deck({ page }: { page: View<"deck"> }) {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const answers = parseAnswers(useSearchParams()[0]);
  const [rippedCards, setRippedCards] = useState<ReadonlySet<number>>(new Set());
  const card = page.cards[answers.card - 1];
  const draw = useDrawing();
  const holder = useRef<HTMLDivElement>(null);
  const leaveRef = useRef<((choice: Choice) => void) | null>(null);

  const go = useCallback(
    (choice: Choice) => {
      const nextKept = choice === "keep" ? addToKept(answers, card?.number) : answers.kept;
      const next = { ...answers, kept: nextKept };
      if (answers.card < deckSize) return navigate(nextCardQuery(next), { preventScrollReset: true });
      track("hack_complete");
      return navigate(deckResultQuery(next), { state: { isFresh: true } });
    },
    [answers, card?.number, navigate],
  );

  // Together with the next card, not after it: a key that is pressed as soon as that card can be read is not lost.
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const controller = new AbortController();
    const begin = ({ startSwipe }: Swipe): void => {
      if (!controller.signal.aborted)
        leaveRef.current = startSwipe(element, (choice) => void go(choice), controller.signal);
    };
    if (swipeModule) begin(swipeModule);
    else void loadSwipe().then((loaded) => begin((swipeModule = loaded)), console.warn);
    return () => {
      controller.abort();
      leaveRef.current = null;
    };
  }, [go]);

  useEffect(() => {
    if (answers.card === 1) track("hack_start");
  }, [answers.card]);

  if (!card) return null;
  const choose = (choice: Choice) => (event: MouseEvent) => {
    // Before its script is here, the link is a link.
    if (!leaveRef.current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leaveRef.current(choice);
  };
  const [keepPath, skipPath] = [addToKept(answers, card.number), answers.kept].map((kept) => {
    const next = { ...answers, kept };
    return answers.card < deckSize ? nextCardQuery(next) : deckResultQuery(next);
  });

  return (
    <section className="stack-3" aria-labelledby="place">
      {page.widened && answers.card === 1 && (
        <p className="marked">
          {page.widened.tools ? t("deck.widenedTools") : t("deck.widenedTime", { minutes: page.widened.minutes })}
        </p>
      )}
      <div role="status">
        <h1 id="place" className={`${css.place} text-medium`}>
          {t("deck.place", { n: answers.card, count: page.cards.length })}
        </h1>
      </div>
      <div ref={holder} className={css.holder} data-swipes={rippedCards.has(card.number) || undefined}>
        <RipPaper
          key={card.number}
          rule={card.rule}
          seed={card.number}
          isRipped={rippedCards.has(card.number)}
          onRip={() => setRippedCards((before) => new Set(before).add(card.number))}
          fallback={
            <Link className={buttonClass({ look: "line" })} to={`?r=${card.key}`}>
              {t("paper.see")}
            </Link>
          }
        >
          <article className={`${css.card} stack-2`}>
            <BeforeAfter lines={card.lines ?? draw?.(card.marks) ?? null} title={card.title} />
            <h2 className={css.title}>{card.title}</h2>
            <HackFacts hack={card} />
            {card.isLonger && <p className={`${css.want} text-body`}>{t("deck.longer", { minutes: card.minutes })}</p>}
            {card.missing.length > 0 && (
              <p className={`${css.want} text-body`}>
                {t("deck.missing", { tools: card.missing.map((tool) => t(`tools.${tool}`)).join("、") })}
              </p>
            )}
          </article>
        </RipPaper>
      </div>
      <div className="above-2 halves stack-2">
        <Link
          className={buttonClass({ look: "line", wide: true })}
          to={skipPath ?? ""}
          onClick={choose("skip")}
          data-choice="skip"
        >
          <span>← {t("deck.skip")}</span>
        </Link>
        <Link
          className={buttonClass({ look: "line", wide: true })}
          to={keepPath ?? ""}
          onClick={choose("keep")}
          data-choice="keep"
        >
          <span>{t("deck.keep")} →</span>
        </Link>
      </div>
      <p className={css.keys}>{t("deck.keys")}</p>
      <p className={css.kept}>{t("deck.kept", { count: answers.kept.length })}</p>
    </section>
  );
}

type Draw = (marks: HackDrawing) => Lines;

/** The pen, once the page is alive: cards that were not on top when the page came are drawn here. */
function useDrawing(): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("../rules/drawing/draw-hack.ts").then(({ drawHack }) => isCurrent && setDraw(() => drawHack), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);
  return draw;
}

const addToKept = ({ kept }: Answers, number: number | undefined): number[] => [
  ...new Set([...kept, ...(number ? [number] : [])]),
];

const nextCardQuery = (answers: Answers): string => formatAnswers({ ...answers, card: answers.card + 1 });

import { Link } from "react-router";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { BeforeAfter } from "./before-after.tsx";
import css from "./deck.module.css";
import { HackFacts } from "./hack-facts.tsx";
import { RipPaper } from "./rip-paper.tsx";
import type { Draw } from "./use-drawing.ts";

interface DeckCardProps {
  card: View<"deck">["cards"][number];
  /** Null before the pen is here. */
  draw: Draw | null;
  isRipped: boolean;
  onRip: () => void;
}

/** A rule on paper, and behind it the hack that breaks it. */
export function DeckCard({ card, draw, isRipped, onRip }: DeckCardProps) {
  const t = useMessages<Messages>();
  return (
    <RipPaper
      rule={card.rule}
      seed={card.number}
      isRipped={isRipped}
      onRip={onRip}
      fallback={
        <Link className={buttonClass({ look: "line" })} to={`?r=${card.key}`}>
          {t("paper.see")}
        </Link>
      }
    >
      <article className={`${css.card} stack-2`}>
        <BeforeAfter lines={card.lines ?? draw?.(card.marks) ?? null} title={card.title} />
        <h2 className={`${css.title} text-heading text-medium`}>{card.title}</h2>
        <HackFacts hack={card} />
        {card.isLonger && <p className={`${css.want} text-body`}>{t("deck.longer", { minutes: card.minutes })}</p>}
        {card.missing.length > 0 && (
          <p className={`${css.want} text-body`}>
            {t("deck.missing", { tools: card.missing.map((tool) => t(`tools.${tool}`)).join("、") })}
          </p>
        )}
      </article>
    </RipPaper>
  );
}

import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { ShowCard as Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { ShowCard } from "./show-card.tsx";
import css from "./show-cards.module.css";

/**
 * The cards one by one: by a swipe, which the browser does alone, or by the buttons. Other cards are another `key`.
 */
export function ShowCards({ cards }: { cards: readonly Card[] }) {
  const t = useMessages<Messages>();
  const row = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const shown = row.current;
    if (!shown) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setIndex([...shown.children].indexOf(target));
      },
      { root: shown, threshold: 0.6 },
    );
    for (const child of shown.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  function go(to: number): void {
    const behavior = preferences.isMotionReduced() ? "instant" : "smooth";
    row.current?.children[to]?.scrollIntoView({ behavior, block: "nearest", inline: "start" });
  }

  return (
    <section aria-label={t("show.label")}>
      <ol ref={row} className={css.row}>
        {cards.map((card) => (
          <li key={card.id} className={css.place}>
            <ShowCard card={card} />
          </li>
        ))}
      </ol>
      {cards.length > 1 && (
        <div className={`${css.steps} align-centre pad-side-3 stack-3`}>
          <Button compact look="line" disabled={index === 0} onClick={() => go(index - 1)}>
            {t("show.previous")}
          </Button>
          <p role="status" className={`${css.count} text-centred text-strong`}>
            {t("show.place", { place: index + 1, total: cards.length })}
            <span className="visually-hidden">{cards[index]?.name}</span>
          </p>
          <Button compact look="line" disabled={index === cards.length - 1} onClick={() => go(index + 1)}>
            {t("show.next")}
          </Button>
        </div>
      )}
    </section>
  );
}

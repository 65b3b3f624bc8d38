import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { fillIn } from "./fill-in.ts";
import type { Today3 } from "./floors.server.ts";
import { useSwipeCheck } from "./use-swipe-check.ts";
import css from "./word-of-day.module.css";

/**
 * The word of the day on its paper: swiped along or touched, what narrows it is painted out, and what is left stands below
 * with an answer. A checkbox: keys strike it too, and it works without scripts.
 */
export function WordOfDay({ word }: { word: Today3["word"] }) {
  const box = useRef<HTMLInputElement>(null);
  const [isStruck, setIsStruck] = useState(false);
  const swipe = useSwipeCheck(box);
  const { before, after, aside, parts, words } = word;

  // It may have been struck before its script was here.
  useEffect(() => setIsStruck(box.current?.checked === true), []);

  return (
    <div className={css.word}>
      <label className={`${css.paper} choice-tile`} {...swipe}>
        <input
          ref={box}
          type="checkbox"
          aria-label={fillIn(words.strike, { before })}
          onChange={({ currentTarget }) => setIsStruck(currentTarget.checked)}
        />
        <span className={css.phrase} aria-hidden="true">
          {parts.map(({ text, isStruck: isCut }) => (
            <span key={text} className={isCut ? css.cut : undefined}>
              {text}
            </span>
          ))}
        </span>
      </label>
      <div className={`${css.answer} side stack-3`}>
        <p className={css.after}>{after}</p>
        <p className={`${css.aside} text-quiet`}>{aside}</p>
        <div className="row-3">
          <ButtonLink to={word.mapPath} compact arrow prefetch="intent" viewTransition>
            {words.map}
          </ButtonLink>
          <ButtonLink to={word.votePath} look="line" compact arrow prefetch="intent" viewTransition>
            {words.vote}
          </ButtonLink>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {isStruck && fillIn(words.struck, { after, aside })}
      </p>
    </div>
  );
}

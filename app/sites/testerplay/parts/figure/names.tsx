"use no memo"; // It stands in the first view: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { useLanguage } from "#app/kits/i18n/messages.tsx";
import type { Stroke } from "../../rules/tester-result.ts";
import { placeNames } from "../../rules/place-names.ts";
import place from "./name-places.module.css";
import css from "./names.module.css";
import { elementAt } from "#app/kits/basics/element-at.ts";

interface NamesProps {
  strokes: readonly Stroke[];
  /** By stroke. */
  names: readonly string[];
  /** They fall, one after the other; else they lie there. */
  isFalling: boolean;
}

/**
 * The names on their strokes, each on a slip of paper. They fall letter by letter; where motion is reduced they appear in
 * their places. For the eyes only: the list below says the same.
 */
export function Names({ strokes, names, isFalling }: NamesProps) {
  const lang = useLanguage();
  const positions = placeNames(strokes);
  return (
    <ol className={`${css.names} overlay`} data-falling={isFalling || undefined} aria-hidden="true">
      {names.map((name, i) => {
        const { column, row, tilt } = elementAt(positions, i);
        return (
          <li key={i} className={classNames(place[`c${column}`], place[`r${row}`])}>
            <span
              className={`${css.slip} text-face`}
              data-tilt={tilt}
              data-mark={strokes[i]?.player === 1 || undefined}
            >
              {/* Thai letters stand on each other: a name falls whole. */}
              {(lang === "th" ? [name] : [...name]).map((letter, at) => (
                <span key={at} className={css.letter}>
                  {letter === " " ? "\u00a0" : letter}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

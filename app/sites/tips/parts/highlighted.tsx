import type { TextPiece } from "#app/kits/search/highlight.ts";
import css from "./results.module.css";

/** A text with what was found in it marked. */
export function Highlighted({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isFound }, i) =>
    isFound ? (
      <mark key={i} className={css.found}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

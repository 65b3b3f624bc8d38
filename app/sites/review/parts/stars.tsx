"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./stars.module.css";

/** One to five stars, told in words to those who do not see them. */
export function Stars({ stars, size = "text" }: { stars: number; size?: "text" | "large" }) {
  const t = useWords<Words>();
  return (
    <span className={css.stars} data-size={size} role="img" aria-label={t("stars", { stars })}>
      {"★".repeat(stars)}
      <span className={css.rest}>{"☆".repeat(5 - stars)}</span>
    </span>
  );
}

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./stars.module.css";

/** One to five stars, told in words to those who do not see them. */
export function Stars({ stars, size = "text" }: { stars: number; size?: "text" | "large" }) {
  const t = useMessages<Messages>();
  return (
    <span className={`${css.stars} text-body`} data-size={size} role="img" aria-label={t("stars", { stars })}>
      {"★".repeat(stars)}
      <span className="text-quiet">{"☆".repeat(5 - stars)}</span>
    </span>
  );
}

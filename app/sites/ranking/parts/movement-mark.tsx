"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Movement } from "../rules/rank.ts";
import css from "./movement-mark.module.css";

/** ↑3, ↓2, – or NEW; nothing where there is nothing to compare with. */
export function MovementMark({ movement }: { movement: Movement }) {
  const t = useMessages<Messages>();
  if (movement === null) return null;
  const [mark, words] =
    movement === "new"
      ? ["NEW", t("row.new")]
      : movement === 0
        ? ["–", t("row.same")]
        : movement > 0
          ? [`↑${movement}`, t("row.up", { n: movement })]
          : [`↓${-movement}`, t("row.down", { n: -movement })];
  return (
    <span className={`${css.mark} text-fine text-leading-12 text-strong`}>
      <span aria-hidden="true">{mark}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { sparkHeight, sparkPath, sparkWidth } from "../rules/spark.ts";
import css from "./spark.module.css";

/** How it went, as one small line; its height is its own, so lines are not to be compared with each other. */
export function Spark({ values }: { values: readonly number[] }) {
  const t = useMessages<Messages>();
  const { path, end } = sparkPath(values);
  return (
    <svg
      className={css.spark}
      width={sparkWidth}
      height={sparkHeight}
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      role="img"
      aria-label={t("row.line", { max: Math.max(0, ...values), last: values.at(-1) ?? 0 })}
    >
      <path d={path} />
      <circle cx={end.x} cy={end.y} r="2" />
    </svg>
  );
}

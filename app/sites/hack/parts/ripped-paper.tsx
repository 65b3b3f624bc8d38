import { useId } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { fibres, flapOutline, restOutline, roughEdge, sheetHeight, sheetWidth, straightPath } from "../rules/rip.ts";
import { PaperSheet, type PaperSheetProps } from "./paper-sheet.tsx";
import css from "./paper.module.css";
import torn from "./ripped-paper.module.css";

interface RippedPaperProps {
  rule: string;
  /** Each rule tears in its own way. */
  seed: number;
  words: PaperSheetProps["words"];
}

/** One half of a sheet that is torn already; the other one is drawn by a second call. */
export function RippedPaper({ half, rule, seed, words }: RippedPaperProps & { half: "upper" | "lower" }) {
  const id = useId().replace(/\W/g, "");
  const edge = roughEdge(straightPath(seed), sheetWidth);
  const isUpper = half === "upper";
  return (
    <svg
      className={classNames(css.sheet, torn[half])}
      viewBox={
        isUpper ? `0 0 ${sheetWidth} ${sheetHeight / 2}` : `0 ${sheetHeight / 2} ${sheetWidth} ${sheetHeight / 2}`
      }
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id={`clip-${id}`}>
          <path d={isUpper ? flapOutline(edge) : restOutline(edge)} />
        </clipPath>
      </defs>
      <path className={css.fibre} d={fibres(edge, isUpper ? 1 : -1)} />
      <g clipPath={`url(#clip-${id})`}>
        <PaperSheet id={`sheet-${id}`} rule={rule} words={words} />
      </g>
    </svg>
  );
}

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { wobble } from "../rules/drawing/strokes.ts";
import { columnsOf, sheetHeight, sheetWidth } from "../rules/rip.ts";
import css from "./paper.module.css";

export interface PaperSheetProps {
  id: string;
  rule: string;
  /** What is printed besides: the stamp, and on a whole sheet what it is and its number. */
  words: { stamp: string; kind?: string; number?: string };
}

/** A rule, printed: stands once in a drawing and is used by both of its halves. */
export function PaperSheet({ id, rule, words: { stamp, kind, number } }: PaperSheetProps) {
  const columns = columnsOf(rule);
  const longest = Math.max(...columns.map((column) => [...column].length));
  const size = Math.min(columns.length === 1 ? 46 : 40, 318 / longest);
  return (
    <g id={id}>
      <rect className={css.paper} x="0" y="0" width={sheetWidth} height={sheetHeight} />
      <path className={css.fold} d={`M0 ${sheetHeight / 2}H${sheetWidth}M${sheetWidth * 0.5} 0V${sheetHeight}`} />
      <path className={css.specks} d={specks} />
      <path className={css.frame} d={`M14 14H${sheetWidth - 14}V${sheetHeight - 14}H14Z`} />
      {columns.map((column, i) => (
        <text
          key={column}
          className={classNames(css.rule, role.display)}
          x={sheetWidth / 2 + (columns.length === 1 ? 0 : (0.5 - i) * size * 1.5)}
          y={sheetHeight / 2 - (longest * size) / 2 + (i > 0 ? size * 0.5 : 0)}
          fontSize={size}
        >
          {column}
        </text>
      ))}
      <text className={`${css.number} text-strong`} x="26" y="40">
        {kind}
      </text>
      <text className={`${css.number} text-strong`} x="70" y={sheetHeight - 28}>
        {number}
      </text>
      <g className={css.stamp}>
        <rect x="24" y={sheetHeight - 66} width="40" height="40" />
        <text x="44" y={sheetHeight - 37} textAnchor="middle">
          {stamp}
        </text>
      </g>
    </g>
  );
}

/** Fibres that were pressed into the paper. */
const specks = Array.from({ length: 46 }, (_, i) => {
  const [x, y] = [wobble(i, 31) * sheetWidth, wobble(i, 32) * sheetHeight];
  return `M${x.toFixed(0)} ${y.toFixed(0)}l${(8 * wobble(i, 33) - 4).toFixed(1)} ${(8 * wobble(i, 34) - 4).toFixed(1)}`;
}).join("");

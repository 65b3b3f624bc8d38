import { barsOf, pathOf, totalHeight, totalModules } from "../rules/bars.ts";
import { formatJan } from "#app/kits/barcode/jan.ts";
import css from "./ean-bars.module.css";

/**
 * An EAN-13 code, black on the white it stands on. One module is one, two or three whole px, so that no edge is grey;
 * the empty room at both sides belongs to the drawing.
 */
export function EanBars({ jan, widths, label }: { jan: string; widths: readonly number[]; label: string }) {
  const [first, left, right] = formatJan(jan).split(" ");
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${totalModules} ${totalHeight}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(barsOf(widths))} fill="#000" />
      <g className={css.digits} aria-hidden="true">
        <text x="2" y="74.5">
          {first}
        </text>
        <text x="15" y="74.5" textLength="40">
          {left}
        </text>
        <text x="61" y="74.5" textLength="40">
          {right}
        </text>
      </g>
    </svg>
  );
}

import { classNames } from "../../basics/class-names.ts";
import { shadeClass } from "./shade-class.ts";
import css from "./shade-chip.module.css";

type ShadeChipProps = {
  /** The exact shade, `#rrggbb`. */
  hex: string;
  /** 46 px in a row of colours, 24 px beside a line of text. */
  size?: "row" | "text";
};

/** The exact colour, flat, in its bone ring. Stands on `--grey`, 24 px from any red light, beside its name. */
export function ShadeChip({ hex, size = "row" }: ShadeChipProps) {
  return <span className={classNames(css.chip, size === "text" && css.text, shadeClass(hex))} aria-hidden="true" />;
}

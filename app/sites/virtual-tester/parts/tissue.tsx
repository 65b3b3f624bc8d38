import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import css from "./makeup-picture.module.css";

/** A tissue is pressed to the lips and goes away with their print. */
export function Tissue({ hex }: { hex: string }) {
  return (
    <span className={`${css.tissue} middle`} aria-hidden="true">
      <svg viewBox="0 0 100 60" className={classNames(css.print, shadeClass(hex))}>
        <path d="M8 30Q28 12 42 17Q50 21 58 17Q72 12 92 30Q74 27 50 29Q26 27 8 30Z" />
        <path d="M9 33Q28 32 50 34Q72 32 91 33Q72 52 50 52Q28 52 9 33Z" />
      </svg>
    </span>
  );
}

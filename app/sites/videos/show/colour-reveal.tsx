"use no memo"; // Compiled it would only be heavier.
import { contrastRatio } from "#app/kits/basics/srgb.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import type { ShowView } from "../show-view.server.ts";
import css from "./show.module.css";

/** The hero moment: the new colour rises and fills the stage, for everybody in the same second, with its name on it. */
export function ColourReveal({ show, productId }: { show: ShowView; productId: string }) {
  const shade = show.shades[productId];
  if (!shade?.hex) return null;
  const isDark = contrastRatio(shade.hex, "#F3EBE6") > contrastRatio(shade.hex, "#050304");
  return (
    <div
      className={classNames(css.fill, shadeClass(shade.hex))}
      data-ink={isDark ? "bone" : "ink"}
      data-reveal={productId}
    >
      <VerticalHeading level={2} size={48} lines={[shade.name]} reveal className={css.title} />
      <p className={`${css.hex} text-lead text-strong`}>{shade.hex}</p>
    </div>
  );
}

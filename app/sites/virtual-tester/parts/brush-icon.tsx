import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { EyeCatalogue } from "../contract.ts";
import css from "./eye-panel.module.css";

type Point = readonly [x: number, y: number];

/** What a mascara does, drawn: a lid with as many lashes, as long, as bent and as thick. */
export function BrushIcon({ brush }: { brush: EyeCatalogue["mascaras"][number] }) {
  const { hex, length, curl, density, thickness } = brush;
  const count = Math.round(5 + 7 * density);
  const lashes = Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0.5 : i / (count - 1);
    const [x, y]: Point = [7 + 32 * share, 33 - 9 * Math.sin(Math.PI * share)];
    // They fan out, and a curl bends their tips up again.
    const fan = (share - 0.5) * 1.7;
    const reach = 7 + 13 * length;
    const tip: Point = [x + fan * reach * (1 - curl * 0.35), y - reach * (0.72 + curl * 0.26)];
    const bend: Point = [x + fan * reach * (0.5 + curl * 0.35), y - reach * (0.5 - curl * 0.34)];
    return `M${format([x, y])}Q${format(bend)} ${format(tip)}`;
  });
  return (
    <svg
      ref={(ink) => ink?.style.setProperty("--shade", hex)}
      className={classNames(css.ink, shadeClass(hex))}
      viewBox="0 0 46 46"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M5 33.5Q23 15 41 33.5" strokeWidth="1.2" />
      <path d={lashes.join("")} strokeWidth={(0.9 + 1.5 * thickness).toFixed(2)} />
    </svg>
  );
}

/** What a liner does, drawn: its line along a lid. */
export function PenIcon({ pen }: { pen: EyeCatalogue["liners"][number] }) {
  const { hex, thickness, wing } = pen;
  const width = 1.2 + 6 * thickness;
  const end: Point = [33 + 9 * wing, 29 - 11 * wing];
  // From the inner corner along the lid, thickest over its outer third, out into the wing and back below.
  const line = `M6 29Q19 ${(16 - width * 0.3).toFixed(1)} 33 ${(26 - width * 0.6).toFixed(1)}L${format(end)}L33 29Q19 17.5 6 29Z`;
  return (
    <svg className={classNames(css.ink, shadeClass(hex))} viewBox="0 0 46 46" aria-hidden="true" focusable="false">
      <path d={line} className={css.filled} strokeWidth="0.8" />
    </svg>
  );
}

const format = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

import { frameOfLip, lipSheet } from "./jar-pictures.ts";
import css from "./drop.module.css";

/** One of the eleven as a small picture, larger with its size; whoever shows it says its name. */
export function LipMark({ size }: { size: number }) {
  const { x, y, w, h } = frameOfLip(size);
  const side = Math.min(98, 48 + size * 5);
  const edge = (100 - side) / 2;
  return (
    <svg className={css.mark} viewBox="0 0 100 100" aria-hidden="true" data-size={size}>
      <svg x={edge} y={edge} width={side} height={side} viewBox={`${x} ${y} ${w} ${h}`}>
        <image href={lipSheet.url} width={lipSheet.width} height={lipSheet.height} />
      </svg>
    </svg>
  );
}

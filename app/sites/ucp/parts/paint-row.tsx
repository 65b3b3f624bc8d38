import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Draft, Paint } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import { canRemovePaint } from "../rules/canvas.ts";
import css from "./painting-canvas.module.css";
import { shadeRef } from "./shade-ref.ts";

interface PaintRowProps {
  draft: Draft;
  paints: readonly Paint[];
  paint: number;
  onPaint: (paint: number) => void;
  onRemove: (paint: number) => void;
}

/** The paints, each with its number and what it was: nobody has to tell colours apart by eye. */
export function PaintRow({ draft, paints, paint, onPaint, onRemove }: PaintRowProps) {
  const t = useMessages<Messages>();
  const selected = paints[paint];
  return (
    <fieldset className={`${css.row} stack-2`}>
      <legend className="text-note">{t("canvas.paints")}</legend>
      <div className={`${css.paints} on-grey row-3`}>
        {paints.map((one, i) => (
          <label key={i} className={`${css.paint} choice-tile stack-1 text-fine`}>
            <input
              type="radio"
              name="ucp-paint"
              checked={i === paint}
              onChange={() => onPaint(i)}
              aria-label={t("canvas.paintOf", { number: i + 1, names: namesOf(one) })}
            />
            <span ref={shadeRef(one.hex)} className={css.blob} data-medium={one.medium} />
            <span aria-hidden="true">{t("canvas.paint", { number: i + 1 })}</span>
          </label>
        ))}
      </div>
      <div className={`${css.heldPaint} spread-2 text-fine`}>
        <span>{selected ? t("canvas.paintOf", { number: paint + 1, names: namesOf(selected) }) : ""}</span>
        {canRemovePaint(draft, paint) && (
          <button type="button" className={`${css.drop} text-fine`} onClick={() => onRemove(paint)}>
            {t("canvas.throwAway", { number: paint + 1 })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const namesOf = ({ parts }: Paint): string => parts.map(({ name }) => `『${name}』`).join("と");

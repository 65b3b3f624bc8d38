import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { media } from "#contracts/painting-limits.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./mixing-panel.module.css";
import { shadeRef } from "./shade-ref.ts";
import type { MixingBowl } from "./use-mixing-bowl.ts";

/** What lies in the dish, each with its share. */
export function BowlParts({ bowl }: { bowl: MixingBowl }) {
  const t = useMessages<Messages>();
  return (
    <ul className={`${css.parts} grid`}>
      {bowl.load.parts.map(({ colour, share }) => (
        <li key={colour.source} className="align-centre hair-below stack-2">
          <span ref={shadeRef(colour.hex)} className={css.chip} aria-hidden="true" />
          <span className="text-leading-14 text-body">{t("mixing.share", { name: colour.name, share })}</span>
          <button
            type="button"
            aria-label={t("mixing.less", { name: colour.name })}
            onClick={() => bowl.share(colour.source, -1)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={t("mixing.more", { name: colour.name })}
            onClick={() => bowl.share(colour.source, 1)}
          >
            ＋
          </button>
          <button
            type="button"
            aria-label={t("mixing.take", { name: colour.name })}
            onClick={() => bowl.toggle(colour)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/** With what it is stirred. */
export function MediumChoice({ bowl }: { bowl: MixingBowl }) {
  const t = useMessages<Messages>();
  return (
    <fieldset className={`${css.media} stack-2`}>
      <legend className="text-note">{t("mixing.medium")}</legend>
      {media.map((one) => (
        <label key={one} className={`${css.medium} boxed choice-box choice-tile stack-1`}>
          <input type="radio" name="ucp-medium" checked={bowl.load.medium === one} onChange={() => bowl.stir(one)} />
          <b className={role.display}>{t(`mixing.${one}`)}</b>
          <span className="text-leading-15 text-medium text-note">{t(`mixing.${one}Hint`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

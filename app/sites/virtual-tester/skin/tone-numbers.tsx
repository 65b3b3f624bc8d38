import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Messages } from "../copy/messages.ts";
import { skinNumbersOf, type SkinTone } from "../rules/skin-tone.ts";
import { toneHex } from "./draw-strips.ts";
import css from "./skin.module.css";

/** The colour of a skin in numbers, what each of them means, and how far off it may be. */
export function ToneNumbers({ tone }: { tone: SkinTone }) {
  const t = useMessages<Messages>();
  const numbers = skinNumbersOf(tone);
  return (
    <div className="column-3">
      <h3 className={role.display}>{t("skin.result.title")}</h3>
      <span
        className={`${css.own} bleed`}
        aria-hidden="true"
        ref={(element) => element?.style.setProperty("--tone", toneHex(tone))}
      />
      <p className="text-body">{t(`skin.result.${tone.way}`)}</p>
      <dl className={css.numbers}>
        {(["lightness", "hue", "typologyAngle"] as const).map((one) => (
          <div key={one}>
            <dt className="text-body">{t(`skin.result.${one}`)}</dt>
            <dd className="text-heading text-leading-14">
              {t("skin.result.value", {
                value: Math.round(numbers[one].value),
                plusMinus: Math.max(1, Math.round(numbers[one].plusMinus)),
              })}
            </dd>
            <dd className="text-aside">{t(`skin.result.${one}How`)}</dd>
          </div>
        ))}
        <div>
          <dt className="text-body">{t("skin.result.undertone")}</dt>
          <dd className={`text-heading text-leading-14 ${role.display}`}>{t(`skin.result.${numbers.undertone}`)}</dd>
          <dd className="text-aside hides-empty">{numbers.isUndertoneSure ? "" : t("skin.result.unsure")}</dd>
        </div>
      </dl>
      {tone.way !== "chosen" && <p className="text-aside">{t("skin.result.within")}</p>}
    </div>
  );
}

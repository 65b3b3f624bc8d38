import { useId, useState } from "react";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import type { Messages } from "../copy/messages.ts";
import { chosenContrast, chosenTone, eyeTones } from "../rules/eye-tones.ts";
import { type ContrastLevel, contrastLevels } from "../rules/skin-contrast.ts";
import css from "./skin.module.css";
import type { SkinResult } from "./use-skin.ts";

/** Six tones and three kinds of brows, for whoever wants neither a camera nor a photograph. */
export function ChooseByEye({ onChoose }: { onChoose: (result: SkinResult) => void }) {
  const t = useMessages<Messages>();
  const name = useId();
  const [hex, setHex] = useState<string>(eyeTones[2].hex);
  const [level, setLevel] = useState<ContrastLevel>("medium");
  return (
    <div className="column-4">
      <fieldset className={css.tones}>
        <legend>{t("skin.byEye.title")}</legend>
        {eyeTones.map((tone, i) => (
          <label key={tone.id} className="choice-tile choice-bar">
            <input
              type="radio"
              name={name}
              value={tone.id}
              aria-label={t("skin.byEye.tone", { n: i + 1 })}
              checked={tone.hex === hex}
              onChange={() => setHex(tone.hex)}
            />
            <span className={css.tone} ref={(element) => element?.style.setProperty("--tone", tone.hex)} />
          </label>
        ))}
      </fieldset>
      <div className="stack-2">
        <p aria-hidden="true">{t("skin.byEye.brows")}</p>
        <ChipRow label={t("skin.byEye.brows")}>
          {contrastLevels.map((one) => (
            <Chip key={one} pressed={one === level} onPress={() => setLevel(one)}>
              {t(`skin.byEye.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <Button
        look="bone"
        wide
        onClick={() =>
          onChoose({ tone: chosenTone(hexToLab(hex)), contrast: chosenContrast(level), face: null, inPicture: null })
        }
      >
        {t("skin.byEye.show")}
      </Button>
    </div>
  );
}

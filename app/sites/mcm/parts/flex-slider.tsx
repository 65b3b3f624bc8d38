"use no memo"; // The hero, in the first view: compiled it would only be heavier.

import { useId, useRef, useState } from "react";
import { SoundOffIcon } from "#app/kits/ui/icons/sound-off.tsx";
import { SoundOnIcon } from "#app/kits/ui/icons/sound-on.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import { flexLines } from "../rules/flex-lines.ts";
import { curveText, densityLabel } from "../rules/part-labels.ts";
import css from "./flex-slider.module.css";
import type { BristleSound } from "./use-bristle-sound.ts";

interface FlexSliderProps {
  recipe: MascaraRecipe;
  label: string;
  onFlex: (curve: number) => void;
  sound: BristleSound;
}

/** The brush under the thumb: it bends with the finger, and sounds as dense as it is. */
export function FlexSlider({ recipe, label, onFlex, sound: { isOn, setOn, stroke } }: FlexSliderProps) {
  const t = useMessages<Messages>();
  const id = useId();
  const last = useRef(recipe.curve);
  const [isCaptionShown, setIsCaptionShown] = useState(false);

  function move(curve: number): void {
    stroke(Math.abs(curve - last.current) / 15);
    last.current = curve;
    onFlex(curve);
    setIsCaptionShown(true);
  }

  return (
    <div className={css.bend}>
      <label htmlFor={id} className="block text-body">
        {t("flex.hint")}
      </label>
      <div className={`${css.comb} above-2`}>
        <svg className="overlay-full" viewBox="0 0 320 64" preserveAspectRatio="none" aria-hidden="true">
          <path d={flexLines(recipe)} />
        </svg>
        <input
          id={id}
          type="range"
          className="overlay-full"
          min={0}
          max={15}
          value={recipe.curve}
          aria-label={label}
          aria-valuetext={t("flex.value", { degrees: curveText(recipe) })}
          onChange={({ target }) => move(Number(target.value))}
        />
      </div>
      <div className={`${css.foot} stack-3 text-body`}>
        <button type="button" className="line-2" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          {isOn ? <SoundOnIcon /> : <SoundOffIcon />}
          {isOn ? t("flex.soundOff") : t("flex.soundOn")}
        </button>
        <span className="text-quiet" data-heard={isCaptionShown || undefined}>
          {isCaptionShown && t(`flex.${densityLabel(recipe)}`)}
        </span>
        <output htmlFor={id}>{t("flex.value", { degrees: curveText(recipe) })}</output>
      </div>
    </div>
  );
}

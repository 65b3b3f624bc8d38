"use no memo"; // The hero, in the first view: compiled it would only be heavier.

import { useId, useRef, useState } from "react";
import { SoundOffIcon } from "#app/kits/ui/icons/sound-off.tsx";
import { SoundOnIcon } from "#app/kits/ui/icons/sound-on.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Words } from "../copy/words.ts";
import { bendLines } from "../rules/bend-lines.ts";
import { curveWord, densityWord } from "../rules/part-words.ts";
import css from "./bend.module.css";
import type { Voice } from "./use-voice.ts";

interface BendProps {
  recipe: MascaraRecipe;
  label: string;
  onBend: (curve: number) => void;
  voice: Voice;
}

/** The brush under the thumb: it bends with the finger, and sounds as dense as it is. */
export function Bend({ recipe, label, onBend, voice: { isOn, turn, stroke } }: BendProps) {
  const t = useWords<Words>();
  const id = useId();
  const last = useRef(recipe.curve);
  const [isHeard, setIsHeard] = useState(false);

  function move(curve: number): void {
    stroke(Math.abs(curve - last.current) / 15);
    last.current = curve;
    onBend(curve);
    setIsHeard(true);
  }

  return (
    <div className={css.bend}>
      <label htmlFor={id} className={css.hint}>
        {t("bend.hint")}
      </label>
      <div className={css.comb}>
        <svg viewBox="0 0 320 64" preserveAspectRatio="none" aria-hidden="true">
          <path d={bendLines(recipe)} />
        </svg>
        <input
          id={id}
          type="range"
          min={0}
          max={15}
          value={recipe.curve}
          aria-label={label}
          aria-valuetext={t("bend.value", { degrees: curveWord(recipe) })}
          onChange={({ target }) => move(Number(target.value))}
        />
      </div>
      <div className={css.foot}>
        <button type="button" aria-pressed={isOn} onClick={() => turn(!isOn)}>
          {isOn ? <SoundOnIcon /> : <SoundOffIcon />}
          {isOn ? t("bend.soundOff") : t("bend.soundOn")}
        </button>
        <span className={css.caption} data-heard={isHeard || undefined}>
          {isHeard && t(`bend.${densityWord(recipe)}`)}
        </span>
        <output htmlFor={id}>{t("bend.value", { degrees: curveWord(recipe) })}</output>
      </div>
    </div>
  );
}

"use no memo"; // Part of the first view: compiled it would only be heavier.

import { useId } from "react";
import { MinusIcon } from "#app/kits/ui/icons/minus.tsx";
import { PlusIcon } from "#app/kits/ui/icons/plus.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./controls.module.css";

interface SliderProps {
  label: string;
  /** What the number means, in words: 「26ミリ」. */
  value: string;
  at: number;
  most: number;
  onChange: (at: number) => void;
}

/** A number under the thumb, with buttons for those who have none to spare. */
export function Slider({ label, value, at, most, onChange }: SliderProps) {
  const t = useWords<Words>();
  const id = useId();
  const to = (next: number): void => onChange(Math.min(most, Math.max(0, next)));
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <button type="button" aria-label={t("slider.less", { label })} disabled={at === 0} onClick={() => to(at - 1)}>
        <MinusIcon />
      </button>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        value={at}
        aria-valuetext={value}
        onChange={({ target }) => to(Number(target.value))}
      />
      <button type="button" aria-label={t("slider.more", { label })} disabled={at === most} onClick={() => to(at + 1)}>
        <PlusIcon />
      </button>
    </div>
  );
}

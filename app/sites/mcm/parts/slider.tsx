"use no memo"; // Part of the first view: compiled it would only be heavier.

import { useId } from "react";
import { MinusIcon } from "#app/kits/ui/icons/minus.tsx";
import { PlusIcon } from "#app/kits/ui/icons/plus.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./controls.module.css";

interface SliderProps {
  label: string;
  /** What the number means, in words: 「26ミリ」. */
  value: string;
  at: number;
  max: number;
  onChange: (at: number) => void;
}

/** A number under the thumb, with buttons for those who have none to spare. */
export function Slider({ label, value, at, max, onChange }: SliderProps) {
  const t = useMessages<Messages>();
  const id = useId();
  const changeTo = (next: number): void => onChange(Math.min(max, Math.max(0, next)));
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <button
        type="button"
        className="boxed middle text-bright"
        aria-label={t("slider.less", { label })}
        disabled={at === 0}
        onClick={() => changeTo(at - 1)}
      >
        <MinusIcon />
      </button>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={at}
        aria-valuetext={value}
        onChange={({ target }) => changeTo(Number(target.value))}
      />
      <button
        type="button"
        className="boxed middle text-bright"
        aria-label={t("slider.more", { label })}
        disabled={at === max}
        onClick={() => changeTo(at + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

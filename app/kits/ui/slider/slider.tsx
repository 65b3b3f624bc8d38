import type { ComponentProps } from "react";
import css from "./slider.module.css";

/** A thin line with a bar on it: a place in a film, a strength. Its name comes as `aria-label` or from a label around it. */
export function Slider(input: Omit<ComponentProps<"input">, "type" | "className" | "style">) {
  return <input {...input} type="range" className={css.slider} />;
}

import css from "./grain.module.css";

/** Film grain over the nearest positioned box; goes last in a scene. Never over a colour sample. */
export function Grain() {
  return <div className={css.grain} aria-hidden="true" />;
}

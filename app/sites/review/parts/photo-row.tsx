"use no memo"; // One of many, drawn once: compiled it would only be heavier.

import type { ReactNode } from "react";
import css from "./photo-row.module.css";

/** The photos of a review, three abreast; each child is one. */
export function PhotoRow({ children }: { children: ReactNode }) {
  return <ul className={css.photos}>{children}</ul>;
}

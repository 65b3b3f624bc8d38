"use no memo"; // Part of the first view: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { drawMascara, type DrawingOptions } from "../rules/drawing/draw-mascara.ts";
import css from "./drawing.module.css";

interface DrawingProps extends Omit<DrawingOptions, "key"> {
  /** `key` of the drawing, which React keeps for itself. */
  idKey?: string;
  recipe: MascaraRecipe;
  /** What it shows, in words; without them it is decoration. */
  label?: string;
  className?: string;
}

/** The picture of a mascara, the same on server and phone. */
export function Drawing({ recipe, label, className, idKey, ...options }: DrawingProps) {
  return (
    <div
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={classNames(css.drawing, className)}
      // Our own text, made of numbers that are checked: nothing a visitor wrote is in it.
      dangerouslySetInnerHTML={{ __html: drawMascara(recipe, { ...options, key: idKey }) }}
    />
  );
}

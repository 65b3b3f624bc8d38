"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { Drawing } from "./drawing.tsx";
import { loadPart } from "./load-part.tsx";
import css from "./mascara-canvas.module.css";
import { useScene } from "./use-scene.ts";

const load = () => import("./canvas-gestures.tsx");
const CanvasGestures = lazy(async () => ({ default: (await loadPart(load)).CanvasGestures }));

interface MascaraCanvasProps {
  recipe: MascaraRecipe;
  name: string;
  label: string;
  months: number;
  /** Its lower part stays in view while the page is scrolled: something of it is being chosen. */
  isHeld: boolean;
  onStroke: (share: number) => void;
  children: ReactNode;
}

/** The mascara in light: drawn at once, in the round where the phone can. */
export function MascaraCanvas({ recipe, name, label, months, isHeld, onStroke, children }: MascaraCanvasProps) {
  const [isFlat, setIsFlat] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, scene } = useScene(canvas, isFlat, { recipe, name, months });
  return (
    <div
      className={`${css.stage} frame on-ink`}
      data-gl={state}
      data-held={isHeld || undefined}
      data-angle-ready={state === "solid" || undefined}
    >
      <Drawing recipe={recipe} label={label} months={months} className={css.drawing} />
      {!isFlat && <canvas ref={canvas} className={css.canvas} aria-hidden="true" />}
      <Suspense>
        <CanvasGestures {...{ state, scene, isFlat, onStroke }} onFlat={setIsFlat} />
      </Suspense>
      {children}
    </div>
  );
}

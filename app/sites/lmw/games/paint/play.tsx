import type { PlayProps } from "../play-props.ts";
import { PaintCanvas } from "./paint-canvas.tsx";
import { PaintReducedMotion } from "./paint-reduced-motion.tsx";

/** ぬりのこし. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <PaintReducedMotion {...props} /> : <PaintCanvas {...props} />;
}

import type { PlayProps } from "../play-props.ts";
import { LiftCanvas } from "./lift-canvas.tsx";
import { LiftReducedMotion } from "./lift-reduced-motion.tsx";

/** 昇降機係. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <LiftReducedMotion {...props} /> : <LiftCanvas {...props} />;
}

import type { PlayProps } from "../play-props.ts";
import { DropCanvas } from "./drop-canvas.tsx";
import { DropReducedMotion } from "./drop-reduced-motion.tsx";

/** ぷるん落とし. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <DropReducedMotion {...props} /> : <DropCanvas {...props} />;
}

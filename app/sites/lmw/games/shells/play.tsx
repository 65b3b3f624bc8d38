import type { PlayProps } from "../play-props.ts";
import { ShellBoard } from "./shell-board.tsx";
import { ShellReducedMotion } from "./shell-reduced-motion.tsx";

/** 紅合わせ. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <ShellReducedMotion {...props} /> : <ShellBoard {...props} />;
}

import type { PlayProps } from "../play-props.ts";
import { ShellBoard } from "./shell-board.tsx";
import { ShellTwin } from "./shell-twin.tsx";

/** 紅合わせ. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <ShellTwin {...props} /> : <ShellBoard {...props} />;
}

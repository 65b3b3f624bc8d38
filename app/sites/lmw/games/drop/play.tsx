import type { PlayProps } from "../play-props.ts";
import { DropStage } from "./drop-stage.tsx";
import { DropTwin } from "./drop-twin.tsx";

/** ぷるん落とし. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <DropTwin {...props} /> : <DropStage {...props} />;
}

import type { PlayProps } from "../play-props.ts";
import { PaintStage } from "./paint-stage.tsx";
import { PaintTwin } from "./paint-twin.tsx";

/** ぬりのこし. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <PaintTwin {...props} /> : <PaintStage {...props} />;
}

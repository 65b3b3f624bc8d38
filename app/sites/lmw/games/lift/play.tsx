import type { PlayProps } from "../play-props.ts";
import { LiftStage } from "./lift-stage.tsx";
import { LiftTwin } from "./lift-twin.tsx";

/** 昇降機係. */
export function Play(props: PlayProps) {
  return props.setup.kind === "twin" ? <LiftTwin {...props} /> : <LiftStage {...props} />;
}

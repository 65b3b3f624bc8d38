import type { StageContent } from "../stage-content.ts";
import { loadPlay } from "./lazy-play.tsx";

/** Fetches the field of a stage, with what every stage is painted with. What does not come is fetched again for the run. */
export function prefetchField({ atlas, ground }: StageContent["files"]): void {
  void loadPlay().catch(() => {});
  void import("../rendering/pixi-sprite-batch.ts").catch(() => {});
  for (const { src } of [atlas, ground]) new Image().src = src;
}

import type { TipLoop } from "#contracts/tip.ts";
import {
  type LoopMotion,
  loopMotions,
  loopPositions,
  type LoopScene,
  type TipTool,
  tipTools,
} from "#contracts/tip-choices.ts";

/** Reads the mark a tip carries in the index, `eye.lid.press.towel+curler`. Null for any other. */
export function parseLoopCode(mark: string | undefined): { loop: TipLoop; tools: TipTool[] } | null {
  const [scene = "", at = "", motion = "", tools = ""] = (mark ?? "").split(".");
  const allowedPlaces: readonly string[] = Object.hasOwn(loopPositions, scene) ? loopPositions[scene as LoopScene] : [];
  if (!allowedPlaces.includes(at) || !(loopMotions as readonly string[]).includes(motion)) return null;
  return {
    loop: { scene: scene as LoopScene, at, motion: motion as LoopMotion },
    tools: tools.split("+").flatMap((tool) => tipTools.find((known) => known === tool) ?? []),
  };
}

import type { TipLoop } from "#contracts/tip.ts";
import {
  type LoopMotion,
  loopMotions,
  loopPlaces,
  type LoopScene,
  type TipTool,
  tipTools,
} from "#contracts/tip-words.ts";

/** Reads the mark a tip carries in the index, `eye.lid.press.towel+curler`. Null for any other. */
export function readLoopCode(mark: string | undefined): { loop: TipLoop; tools: TipTool[] } | null {
  const [scene = "", at = "", motion = "", tools = ""] = (mark ?? "").split(".");
  const places: readonly string[] = Object.hasOwn(loopPlaces, scene) ? loopPlaces[scene as LoopScene] : [];
  if (!places.includes(at) || !(loopMotions as readonly string[]).includes(motion)) return null;
  return {
    loop: { scene: scene as LoopScene, at, motion: motion as LoopMotion },
    tools: tools.split("+").flatMap((tool) => tipTools.find((known) => known === tool) ?? []),
  };
}

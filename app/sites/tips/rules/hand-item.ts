import type { LoopMotion, TipTool } from "#contracts/tip-choices.ts";

/** What one holds for a motion: lines want a pencil, lashes their curler, the rest the first tool the tip names. */
export function heldItemOf(motion: LoopMotion, tools: readonly TipTool[]): TipTool {
  // What is washed is the thing itself; a hand holds it.
  if (motion === "wash") return "finger";
  const wanted: Partial<Record<LoopMotion, TipTool[]>> = {
    ...{ line: ["pencil", "brush"], stroke: ["pencil", "brush", "swab"], point: ["pencil", "brush", "swab", "finger"] },
    ...{ curl: ["curler", "brush"], trim: ["scissors"], press: ["tissue", "puff", "towel", "sponge"] },
    ...{ wipe: ["swab", "cotton", "tissue"], sweep: ["brush"], layer: ["brush", "sponge"], blend: ["swab", "sponge"] },
  };
  return wanted[motion]?.find((tool) => tools.includes(tool)) ?? tools[0] ?? "finger";
}

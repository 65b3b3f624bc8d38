import type { MyTool } from "#contracts/makeup-recipe.ts";
import type { MakeupPart } from "#contracts/makeup-choices.ts";

/** Which parts of a recipe the visitor's own palette (yoku) and own mascara (mcm) can do: one part each. */
export function assignMyTools<Tool extends MyTool>(
  parts: readonly MakeupPart[],
  tools: readonly Tool[],
): Partial<Record<MakeupPart, Tool>> {
  const palette = tools.find(({ site }) => site === "yoku");
  const mascara = tools.find(({ site }) => site === "mcm");
  const shadow = (["lid", "accent"] as const).find((part) => parts.includes(part));
  return {
    ...(palette && shadow && { [shadow]: palette }),
    ...(mascara && parts.includes("lash") && { lash: mascara }),
  };
}

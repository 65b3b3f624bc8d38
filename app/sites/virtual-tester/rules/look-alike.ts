import type { AppliedLayer } from "#contracts/look-code.ts";

/** At least so much of a look must still be worn for its steps to be of use. */
const enough = 0.5;

/**
 * The look that a face started from: that of which most is worn, if half of it is at least. Null for a face of one's own.
 * A layer counts where the same product lies at the same place.
 */
export function lookAlike<Look extends { applied: readonly AppliedLayer[] }>(
  applied: readonly AppliedLayer[],
  looks: readonly Look[],
): Look | null {
  const on = new Set(applied.map(keyOf));
  const shares = looks.map((look) => look.applied.filter((one) => on.has(keyOf(one))).length / look.applied.length);
  const most = Math.max(0, ...shares);
  return most >= enough ? (looks[shares.indexOf(most)] ?? null) : null;
}

function keyOf({ productId, layer }: AppliedLayer): string {
  const at = "place" in layer ? layer.place : "well" in layer ? layer.well : "";
  return `${layer.kind} ${at ?? ""} ${productId ?? layer.hex}`;
}

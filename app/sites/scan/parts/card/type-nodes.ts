import type { GraphNode } from "#app/kits/graph/graph-node.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { type FaceTypeCode, indexOf, neighboursOf } from "../../rules/type-codes.ts";

/**
 * The eight types as the corners of a cube: each strength is one of its directions, neighbours are joined. Weights and
 * labels are counts of visitors; where they are too few to be told, all corners are alike and nothing is written.
 */
export function typeNodes(
  types: readonly { code: FaceTypeCode; name: string }[],
  counts: readonly (number | null)[],
  lit?: FaceTypeCode,
): GraphNode[] {
  const max = Math.max(1, ...counts.map((count) => count ?? 0));
  return faceTypeCodes.map((code, index) => {
    const count = counts[index] ?? null;
    return {
      at: [index & 1 ? 1 : -1, index & 4 ? -1 : 1, index & 2 ? 1 : -1],
      links: neighboursOf(code)
        .map(indexOf)
        .filter((other) => other < index),
      weight: count === null ? 0.3 : 0.2 + 0.8 * (count / max),
      label: count === null ? null : `${types[index]?.name ?? code} ${count}`,
      isLit: code === (lit ?? "KOUKA"),
    };
  });
}

import { useMemo } from "react";
import { GraphBackground } from "#app/kits/graph/graph-background.tsx";
import type { FaceTypeCode } from "../../rules/type-codes.ts";
import { typeNodes } from "./type-nodes.ts";

interface TypeGraphProps {
  /** By index. */
  types: readonly { code: FaceTypeCode; name: string }[];
  /** How many began with each; null below 30. */
  counts: readonly (number | null)[];
  lit?: FaceTypeCode;
}

/** The eight types and how many began with each, behind the page. */
export function TypeGraph({ types, counts, lit }: TypeGraphProps) {
  const nodes = useMemo(() => typeNodes(types, counts, lit), [types, counts, lit]);
  return <GraphBackground nodes={nodes} />;
}

import { useEffect, useState } from "react";
import type { Shade } from "../rules/shade-at.ts";
import { loadShades } from "./load-shades.ts";

/** The shades of the catalogue by their ids, once somebody needs them; null until then. */
export function useShadeNames(isNeeded: boolean): ReadonlyMap<string, Shade> | null {
  const [shades, setShades] = useState<ReadonlyMap<string, Shade> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    loadShades().then(
      (list) => isUnmounted || setShades(new Map(list.map((shade) => [shade.id, shade]))),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return shades;
}

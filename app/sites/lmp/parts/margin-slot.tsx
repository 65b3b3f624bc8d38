import { type ComponentType, useEffect, useState } from "react";
import type { ProphecyMarginState } from "#contracts/prophecy-history.ts";
import type { MarginProps } from "./margin.tsx";

/** The place of the visitor's mouth; what draws it is fetched once there is a stroke. */
export function MarginSlot({ margin, place }: { margin: ProphecyMarginState | null; place: MarginProps["place"] }) {
  const [Margin, setMargin] = useState<ComponentType<MarginProps> | null>(null);
  const isDrawn = margin !== null && margin.hexes.length > 0;

  useEffect(() => {
    if (!isDrawn) return;
    let isCurrent = true;
    import("./margin.tsx").then((module) => isCurrent && setMargin(() => module.Margin), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [isDrawn]);

  return Margin && isDrawn && <Margin margin={margin} place={place} />;
}

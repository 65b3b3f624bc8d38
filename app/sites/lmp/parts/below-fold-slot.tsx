import { type ComponentType, useEffect, useState } from "react";
import css from "./below-fold.module.css";
import type { BelowFoldProps } from "./below-fold.tsx";

/** The place of what belongs to the visitor: the shade, the share, 「当たった？」 and the book of letters. */
export function BelowFoldSlot(props: BelowFoldProps) {
  const [BelowFold, setBelowFold] = useState<ComponentType<BelowFoldProps> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./below-fold.tsx").then((module) => isCurrent && setBelowFold(() => module.BelowFold), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return <div className={`${css.belowFold} stack-4`}>{BelowFold && <BelowFold {...props} />}</div>;
}

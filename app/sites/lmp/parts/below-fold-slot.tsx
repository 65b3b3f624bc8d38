import { type ComponentType, useEffect, useState } from "react";
import css from "./below-fold.module.css";
import type { BelowFoldProps } from "./below-fold.tsx";
// What lies below comes after the page; its styles must not.
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/shade-chip/shade-chip.module.css";
import "./outcome-question.module.css";
import "./prophecy-history.module.css";

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

import { type ComponentType, useEffect, useState } from "react";
import css from "./below.module.css";
import type { Letters } from "./use-letters.ts";
// What lies below comes after the page; its styles must not.
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/shade-chip/shade-chip.module.css";
import "./ask.module.css";
import "./book.module.css";

export interface BelowProps {
  letters: Letters;
  /** Tonight by the server's clock when the page was made. */
  day: string;
}

/** The place of what belongs to the visitor: the shade, the share, 「当たった？」 and the book of letters. */
export function BelowPlace(props: BelowProps) {
  const [Below, setBelow] = useState<ComponentType<BelowProps> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./below.tsx").then((module) => isCurrent && setBelow(() => module.Below), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return <div className={css.below}>{Below && <Below {...props} />}</div>;
}

import { type ComponentType, useEffect, useState } from "react";
import css from "./keep-place.module.css";
// Book and share come after the page; their styles must not.
import "#app/kits/share/share-buttons.module.css";

export interface ResultEndsProps {
  /** All that was kept together. */
  numbers: readonly number[];
  /** What a share says of the hack that is shown. */
  share: { key: string; minutes: number; title: string };
}

/** The place of the ways on: into the book, and to others. Both need the visitor, so both come once the page is alive. */
export function ResultEnds(props: ResultEndsProps) {
  const [Later, setLater] = useState<ComponentType<ResultEndsProps> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./keep-and-share.tsx").then(({ KeepAndShare }) => isCurrent && setLater(() => KeepAndShare), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return <div className={css.ends}>{Later && <Later {...props} />}</div>;
}

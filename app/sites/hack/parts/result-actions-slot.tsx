import { type ComponentType, useEffect, useState } from "react";
import css from "./save-status.module.css";
// Book and share come after the page; their styles must not.
import "#app/kits/share/share-buttons.module.css";

export interface ResultActionsProps {
  /** All that was kept together. */
  numbers: readonly number[];
  /** What a share says of the hack that is shown. */
  share: { key: string; minutes: number; title: string };
}

/** The place of the ways on: into the book, and to others. Both need the visitor, so both come once the page is alive. */
export function ResultActionsSlot(props: ResultActionsProps) {
  const [Deferred, setDeferred] = useState<ComponentType<ResultActionsProps> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./save-and-share.tsx").then(
      ({ SaveAndShare: KeepAndShare }) => isCurrent && setDeferred(() => KeepAndShare),
      console.warn,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return <div className={css.ends}>{Deferred && <Deferred {...props} />}</div>;
}

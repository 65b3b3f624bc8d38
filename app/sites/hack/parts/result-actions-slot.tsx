import { type ComponentType, useEffect, useState } from "react";
import css from "./save-status.module.css";
import type { SaveAndShareProps } from "./save-and-share.tsx";

/** The place of the ways on: into the book, and to others. Both need the visitor, so both come once the page is alive. */
export function ResultActionsSlot(props: SaveAndShareProps) {
  const [Deferred, setDeferred] = useState<ComponentType<SaveAndShareProps> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./save-and-share.tsx").then(
      ({ SaveAndShare }) => isCurrent && setDeferred(() => SaveAndShare),
      console.warn,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return <div className={`${css.ends} above-5 stack-3`}>{Deferred && <Deferred {...props} />}</div>;
}

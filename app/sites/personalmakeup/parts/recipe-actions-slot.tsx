import { type ComponentType, useEffect, useState } from "react";
import css from "./recipe-actions-slot.module.css";
import type { ShareAndPrintProps } from "./share-and-print.tsx";

/** The place of the ways out: to others, and onto paper. Both need a script, so both come once the page is alive. */
export function RecipeActionsSlot(props: ShareAndPrintProps) {
  const [Deferred, setDeferred] = useState<ComponentType<ShareAndPrintProps> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("./share-and-print.tsx").then(
      (module) => isCurrent && setDeferred(() => module.ShareAndPrint),
      console.warn,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return <div className={`${css.ends} stack-3`}>{Deferred && <Deferred {...props} />}</div>;
}

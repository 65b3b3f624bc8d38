import { type ComponentType, useEffect, useState } from "react";
import type { View } from "../data.server.ts";
import css from "./recipe-actions-slot.module.css";

export interface RecipeActionsProps {
  page: View<"recipe">;
}

/** The place of the ways out: to others, and onto paper. Both need a script, so both come once the page is alive. */
export function RecipeActionsSlot(props: RecipeActionsProps) {
  const [Deferred, setDeferred] = useState<ComponentType<RecipeActionsProps> | null>(null);
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
  return <div className={css.ends}>{Deferred && <Deferred {...props} />}</div>;
}

import { type ComponentType, useEffect, useState } from "react";
import type { View } from "../data.server.ts";
import css from "./recipe-ends.module.css";

export interface RecipeEndsProps {
  page: View<"recipe">;
}

/** The place of the ways out: to others, and onto paper. Both need a script, so both come once the page is alive. */
export function RecipeEnds(props: RecipeEndsProps) {
  const [Later, setLater] = useState<ComponentType<RecipeEndsProps> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("./share-and-print.tsx").then((module) => isCurrent && setLater(() => module.ShareAndPrint), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);
  return <div className={css.ends}>{Later && <Later {...props} />}</div>;
}

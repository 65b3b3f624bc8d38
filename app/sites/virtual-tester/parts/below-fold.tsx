import { type ReactNode, useRef } from "react";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import css from "./tester.module.css";

/** What stands below the first view. Its faces of type come when it comes into sight; until then the device's own stand in. */
export function BelowFold({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  return (
    <div ref={container} className={css.below} data-near={isNear || undefined}>
      {children}
    </div>
  );
}

"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./tester.module.css";

/** What stands below the first view. Its faces of type come when it comes into sight; until then the device's own stand in. */
export function BelowFold({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !container.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setIsNear(true),
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={container} className={css.belowFold} data-near={isNear || undefined}>
      {children}
    </div>
  );
}

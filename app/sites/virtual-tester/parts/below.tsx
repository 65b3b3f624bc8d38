import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./tester.module.css";

/** What stands below the first view. Its faces of type come when it comes into sight; until then the device's own stand in. */
export function Below({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setIsNear(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={css.below} data-near={isNear || undefined}>
      {children}
    </div>
  );
}

import { type RefObject, useEffect, useState } from "react";

/** So close below the view counts as near: less than what lies between the first view and the bench. */
const nearPx = 120;

/**
 * True from the moment on at which a place comes near, or the visitor does anything at all. Until then what stands there
 * need not be drawn, and its faces of type need not travel.
 */
export function useApproach(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const controller = new AbortController();
    const approach = (): void => setIsNear(true);
    // Who comes back to a place further down, or to the bench by name, is there already.
    if (window.scrollY > 0 || location.hash !== "") return approach();
    // Who pressed a key before the page was alive has the focus somewhere already.
    if (document.activeElement && document.activeElement !== document.body) return approach();
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && approach(), {
      rootMargin: `${nearPx}px`,
    });
    observer.observe(element.current);
    for (const eventName of ["scroll", "pointerdown", "keydown", "focusin"])
      window.addEventListener(eventName, approach, { signal: controller.signal, passive: true });
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [isNear, element]);
  return isNear;
}

import { type RefObject, useLayoutEffect } from "react";

/**
 * Reports to the page how high a part is, as `--consent-height` of the root: the style then raises the bottom of every
 * screen by it, so that the part lies over none of their controls. Before the paint, and as long as it is shown.
 */
export function useReservedHeight(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty("--consent-height", `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--consent-height");
    };
  }, [ref, isShown]);
}

import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the page how high a part is, as `--consent-height` of the root: the style then raises the floor of every
 * screen by it, so that the part lies over none of their controls. Before the paint, and as long as it is shown.
 */
export function useOwnRoom(part: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty("--consent-height", `${element.offsetHeight}px`);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty("--consent-height");
    };
  }, [part, isShown]);
}

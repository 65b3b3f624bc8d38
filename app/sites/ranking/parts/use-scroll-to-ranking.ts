import { type RefObject, useEffect, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";

/** Whoever turns the order over from far above is brought to where it happens, the keyboard too. */
export function useScrollToRanking(section: RefObject<HTMLElement | null>, hasHiddenNames: boolean): void {
  const before = useRef(hasHiddenNames);
  useEffect(() => {
    if (before.current === hasHiddenNames) return;
    before.current = hasHiddenNames;
    const element = section.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight / 2) return;
    element.scrollIntoView({ block: "start", behavior: preferences.isMotionReduced() ? "instant" : "smooth" });
    element.querySelector<HTMLElement>("[data-turn]")?.focus({ preventScroll: true });
  }, [section, hasHiddenNames]);
}

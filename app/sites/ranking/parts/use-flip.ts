import { type RefObject, useLayoutEffect, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { fadeMs, flipCurve, flipMs } from "../tuning.ts";

/**
 * Lets the children of a list (`data-id`) travel from where they were to where they are whenever `order` changes; those
 * that are new fade in. Under reduced motion all of them fade.
 */
export function useFlip(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef<{ order: string; tops: Map<string, number> } | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) {
      before.current = null;
      return;
    }
    const children = [...element.children] as HTMLElement[];
    const tops = new Map(children.map((child) => [child.dataset.id ?? "", child.offsetTop]));
    const last = before.current;
    before.current = { order, tops };
    if (last === null || last.order === order) return;
    const isMotionReduced = preferences.isMotionReduced();
    for (const child of children) {
      const previousTop = last.tops.get(child.dataset.id ?? "");
      const shift = previousTop === undefined ? null : previousTop - child.offsetTop;
      if (shift === 0 && !isMotionReduced) continue;
      if (shift === null || isMotionReduced) child.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: "linear" });
      else child.animate({ transform: [`translateY(${shift}px)`, "none"] }, { duration: flipMs, easing: flipCurve });
    }
  });
}

import type { Page } from "playwright-core";

/** What a thumb needs, in px. */
const smallestPx = 44;

/** Everything one can tap that is smaller than a thumb; what is hidden until it has the focus is left out. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const tappable =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]";
    /** A line of text is as tall as its letters, but what is tapped is everything inside the element. */
    const boxOf = (element: Element): { width: number; height: number } => {
      const label = element instanceof HTMLInputElement ? element.closest("label") : null;
      const rects = [label ?? element, ...(label ?? element).querySelectorAll("*")].map((part) =>
        part.getBoundingClientRect(),
      );
      const seen = rects.filter(({ width, height }) => width > 1 && height > 1);
      const side = (pick: (rect: DOMRect) => number, best: (...values: number[]) => number): number =>
        best(...seen.map(pick));
      if (seen.length === 0) return { width: 0, height: 0 };
      return {
        width: side((rect) => rect.right, Math.max) - side((rect) => rect.left, Math.min),
        height: side((rect) => rect.bottom, Math.max) - side((rect) => rect.top, Math.min),
      };
    };
    return [...document.querySelectorAll(tappable)].flatMap((element) => {
      const { width, height } = boxOf(element);
      const { right, bottom } = element.getBoundingClientRect();
      const isHidden =
        width === 0 || right <= 0 || bottom + scrollY <= 0 || !element.checkVisibility({ visibilityProperty: true });
      if (isHidden || (width >= smallest - 0.5 && height >= smallest - 0.5)) return [];
      const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
      return [`${element.tagName.toLowerCase()} 「${name}」 is ${Math.round(width)}×${Math.round(height)} px`];
    });
  }, smallestPx);
}

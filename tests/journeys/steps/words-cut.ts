import type { Locator } from "@playwright/test";

/**
 * Words of an element's text that a line break cuts in two: 「信号待/ちの杏」. What a word is says the browser's own dictionary; a word
 * that is longer than its line has to be cut somewhere and is left out, and so is text that runs downwards.
 */
export function listCutWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) => {
    const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
    /** Where each character of a text node stands: its line's upper edge, in px. */
    const topsOf = (node: Text): (number | null)[] => {
      const range = document.createRange();
      return [...node.data].map((_, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getClientRects()[0]?.top ?? null;
      });
    };
    /** Words that only a screen reader meets stand in a box of a pixel. */
    const isUnseen = (node: Text): boolean => {
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement)
        if (box.getBoundingClientRect().width <= 1) return true;
      return false;
    };
    const cutWordsOf = (node: Text): string[] => {
      if (isUnseen(node)) return [];
      const box = node.parentElement?.closest("h1, h2, h3, h4, p, li, a, button, label, dt, dd, th, td, div");
      if (!box || getComputedStyle(node.parentElement as Element).writingMode !== "horizontal-tb") return [];
      const tops = topsOf(node);
      const fontPx = Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize);
      return [...segmenter.segment(node.data)].flatMap(({ segment, index, isWordLike }) => {
        if (!isWordLike || segment.length < 2 || segment.length * fontPx > box.clientWidth) return [];
        const lines = tops.slice(index, index + segment.length).filter((top) => top !== null);
        const cutAt = lines.findIndex((top, at) => at > 0 && Math.abs(top - (lines[at - 1] ?? top)) > fontPx / 2);
        return cutAt < 0 ? [] : [`${segment.slice(0, cutAt)}/${segment.slice(cutAt)} in 「${node.data.trim()}」`];
      });
    };
    return found.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) cut.push(...cutWordsOf(node as Text));
      return cut;
    });
  });
}

import { expect, it } from "vitest";
import { searchCopies, searchQueryOf } from "./search-copies.ts";

const copy = (address: string, title: string, text: string) => ({
  ...{ address, title: `KATE ZONE | ${title}` },
  html: `<head><title>${title}</title></head><main id="main"><script>にじむ</script><p class="にじむ">${text}</p></main>`,
});
const copies = [
  copy("/zone1", "入口 今夜", "今夜の町"),
  copy("/faq", "よくある質問", "マスカラが&quot;にじむ&quot;とき"),
  copy("/tips?t=12", "にじむマスカラ", "下まつげは、少なく塗る。"),
];

it("names what was opened and holds every word, the title first, whatever the width of the letters", () => {
  expect(searchCopies("マスカラ にじむ", copies).map(({ address }) => address)).toEqual(["/tips?t=12", "/faq"]);
  expect(searchCopies("ﾏｽｶﾗ", copies)).toHaveLength(2);
});

it("does not find what only a script or a class says, and finds nothing for no words", () => {
  expect(searchCopies("にじむ 今夜", copies)).toEqual([]);
  expect(searchCopies("  ", copies)).toEqual([]);
});

it("is asked by the search alone", () => {
  expect(searchQueryOf("/tips?q=%E8%B5%A4")).toBe("赤");
  expect(searchQueryOf("/tips")).toBeNull();
  expect(searchQueryOf("/faq?q=1")).toBeNull();
});

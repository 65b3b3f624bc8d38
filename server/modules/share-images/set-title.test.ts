import { expect, it } from "vitest";
import { setTitle, titleSpacing } from "./set-title.ts";

it("sets a short title large in one line, a longer one smaller in lines of whole phrases", () => {
  expect(setTitle("紅合わせ", "ja", 560)).toEqual({ sizePx: 88, lines: ["紅合わせ"] });
  const { sizePx, lines } = setTitle("眉毛の角度は、あなたの言い分", "ja", 340);
  expect(lines.join("")).toBe("眉毛の角度は、あなたの言い分");
  expect(lines).toEqual(["眉毛の", "角度は、", "あなたの", "言い分"]);
  expect(sizePx).toBeGreaterThanOrEqual(54);
});

it("never sets a title smaller than can be read; then it takes as many lines as it needs", () => {
  const { sizePx, lines } = setTitle("とても長い名前をもつ町の怪物が夜明けまえに見た夢のはなしのつづき", "ja", 340);
  expect(sizePx).toBe(40);
  expect(lines.length).toBeGreaterThan(4);
});

it("leaves every English word room for its widest letters", () => {
  // The advances of the heavy Mincho: M .97, a .58, s .51, c .53, r .48.
  const mascaraEms = 0.97 + 3 * 0.58 + 0.51 + 0.53 + 0.48 + 7 * titleSpacing;
  const { sizePx, lines } = setTitle("Custom Mascara Maker", "en", 340);
  expect(lines).toEqual(["Custom ", "Mascara ", "Maker"]);
  expect(mascaraEms * sizePx).toBeLessThan(340);
});

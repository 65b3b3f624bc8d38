import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpokenWords } from "./spoken-words.tsx";

test("what two say by turns stands part by part, without the stroke between", () => {
  expect(renderToStaticMarkup(<SpokenWords words="渡らなくていいよ。／ずっと。" otherClassName="other" />)).toBe(
    '<span>渡らなくていいよ。</span><span class="other">ずっと。</span>',
  );
  expect(renderToStaticMarkup(<SpokenWords words="青だ。" />)).toBe("<span>青だ。</span>");
});

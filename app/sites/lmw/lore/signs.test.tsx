// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import { SiteWords, WordsProvider } from "#app/kits/words/words.tsx";
import words from "../copy/ja.json";
import type { Lore } from "./lore.server.ts";
import { Signs } from "./signs.tsx";

function told(signs: Lore["signs"]): string {
  const { find, unmount } = mount(
    <WordsProvider lang="ja" messages={{}}>
      <SiteWords messages={words}>
        <main>
          <Signs lore={{ signs, fewest: 30, chapter: null }} />
        </main>
      </SiteWords>
    </WordsProvider>,
  );
  const { textContent } = find("main");
  unmount();
  return textContent ?? "";
}

test("a sign that many answered has its number and how it is known, with how many they were", () => {
  const of = (percent: number) => told([{ text: "濡れた地面。", answered: 40, percent }]);
  expect(of(65)).toContain("町では、よく見られている。40人のうち65%が「はい」。");
  expect(of(50)).toContain("見た人と、見なかった人がいる。");
  expect(of(12)).toContain("めったに、姿を見せない。");
});

test("while few have answered it says how many, and no rate", () => {
  const few = told([{ text: "濡れた地面。", answered: 7, percent: null }]);
  expect(few).toContain("答えはまだ7人ぶん。");
  expect(few).not.toContain("%");
  expect(told([])).toBe("");
});

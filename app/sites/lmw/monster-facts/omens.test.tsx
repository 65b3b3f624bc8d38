// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import { SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import words from "../copy/ja.json";
import type { MonsterFacts } from "./monster-facts.server.ts";
import { Omens } from "./omens.tsx";

function renderText(signs: MonsterFacts["signs"]): string {
  const { find, unmount } = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={words}>
        <main>
          <Omens facts={{ signs, minAnswers: 30, chapter: null }} />
        </main>
      </SiteMessages>
    </MessagesProvider>,
  );
  const { textContent } = find("main");
  unmount();
  return textContent ?? "";
}

test("a sign that many answered has its number and how it is known, with how many they were", () => {
  const of = (percent: number) => renderText([{ text: "濡れた地面。", answered: 40, percent }]);
  expect(of(65)).toContain("町では、よく見られている。40人のうち65％が「はい」。");
  expect(of(50)).toContain("見た人と、見なかった人がいる。");
  expect(of(12)).toContain("めったに、姿を見せない。");
});

test("while few have answered it says how many, and no rate", () => {
  const few = renderText([{ text: "濡れた地面。", answered: 7, percent: null }]);
  expect(few).toContain("答えはまだ7人ぶん。");
  expect(few).not.toContain("%");
  expect(renderText([])).toBe("");
});

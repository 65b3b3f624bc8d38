// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type CompiledMessages, SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import shell from "#app/shell/copy/ja.json";
import words from "./copy/ja.json";
import { Advice } from "./parts/advice.tsx";
import { Announcer } from "./parts/announcer.tsx";
import { CheckList } from "./parts/check-list.tsx";
import { Diagnosis } from "./parts/diagnosis.tsx";
import type { Exam } from "./parts/use-exam.ts";
import { checkIds, type CheckResults, type CheckStatus } from "#app/kits/basics/check-result.ts";
import TestScreen from "./screen.tsx";

function draw(node: React.ReactNode): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider lang="ja" messages={shell as unknown as CompiledMessages}>
        <SiteMessages messages={words as unknown as CompiledMessages}>{node}</SiteMessages>
      </MessagesProvider>
    </MemoryRouter>,
  );
  return template.content;
}

const verdicts: Partial<Record<string, string>> = { webgl: "none", share: "textOnly" };
const results: Partial<Record<string, CheckStatus>> = { webgl: "no", share: "warn" };
const findings: CheckResults = Object.fromEntries(
  checkIds.map((id) => [id, { id, result: results[id] ?? "ok", verdict: verdicts[id] ?? "fast", facts: {} }]),
);
const done: Exam = { findings, current: null, isDone: true, round: 1 };
const listProps = { onFinding: () => {}, onTrial: () => {} };

test("the page as it is served has every row, no result, and a way on", () => {
  const page = draw(<TestScreen />);
  const rows = [...page.querySelectorAll("[data-check]")];
  expect(rows.map((row) => row.getAttribute("data-check"))).toEqual(checkIds);
  expect(rows.every((row) => !row.hasAttribute("data-result") && row.textContent?.includes("これから"))).toBe(true);
  expect(page.querySelector("[data-code]")).toBeNull();
  expect(page.querySelector('a[href="/faq"]')).not.toBeNull();
  expect(page.querySelector("[style]")).toBeNull();
});

test("a result is a word in the row and an attribute for machines, never a colour alone", () => {
  const page = draw(<CheckList exam={done} {...listProps} />);
  const row = (id: string): Element | null => page.querySelector(`[data-check=${id}]`);
  expect(row("webgl")?.getAttribute("data-result")).toBe("no");
  expect(row("webgl")?.querySelector("summary")?.textContent).toContain("使えません");
  expect(row("share")?.textContent).toContain("注意");
  expect(row("network")?.textContent).toContain("合格");
  expect(page.querySelectorAll("ul > [data-check]")).toHaveLength(checkIds.length);
});

test("at the end one sentence advises, and what failed stands there with its help", () => {
  const page = draw(<Advice exam={done} onAgain={() => {}} />);
  expect(page.querySelector('[data-entrance="questions"]')?.getAttribute("data-fit")).toBe("best");
  expect(page.querySelector('[data-entrance="camera"]')?.textContent).toContain("この端末では使えません");
  expect([...page.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "描画（WebGL2）",
    "画像つきシェア",
  ]);
});

test("whoever listens hears the end once, with the counts and the advice", () => {
  expect(draw(<Announcer exam={{ ...done, isDone: false }} tried={null} />).textContent).toBe("");
  expect(draw(<Announcer exam={done} tried={null} />).textContent).toBe(
    "確認が終わりました。合格10、注意1、使えない1。質問に答えて進むのがおすすめです。",
  );
});

test("the number stands there to be read, and everything found as JSON", () => {
  const page = draw(<Diagnosis exam={done} />);
  const code = page.querySelector("[data-code]")?.textContent ?? "";
  expect(code).toMatch(/^KZ-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const json = JSON.parse(page.querySelector("[data-json]")?.textContent ?? "") as {
    code: string;
    findings: unknown[];
  };
  expect(json.code).toBe(code);
  expect(json.findings).toHaveLength(checkIds.length);
});

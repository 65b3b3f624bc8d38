// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import poster from "#app/kits/ui/pictures/monster-01-cut.json";
import { SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import type { Results } from "../contract.ts";
import words from "../copy/ja.json";
import { Leaderboard } from "./leaderboard.tsx";
import { ResultsTable } from "./results-table.tsx";

// The classes of the shades are made by the build; unit tests run without one.
vi.mock("#app/kits/ui/shade-chip/shade-class.ts", () => ({ shadeClass: () => "" }));

const candidates = ["01", "02", "03"].map((id) => ({ id, name: `怪物${id}`, hex: "#DE5038", poster, lookOn: "" }));
const results: Results = {
  standings: [
    { monsterId: "03", votes: 4, tries: 1 },
    { monsterId: "01", votes: 4, tries: 9 },
  ],
  counted: 8,
  quarantined: 2,
  turnOut: { voters: 5, visitors: 20 },
  byDay: [{ jstDay: "2026-12-19", votes: 8 }],
  byFaceType: [],
};

function textOf(node: ReactNode): string {
  const { find, unmount } = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={words}>
        <main>{node}</main>
      </SiteMessages>
    </MessagesProvider>,
  );
  const { textContent } = find("main");
  unmount();
  return textContent ?? "";
}

test("the results name the winner, of equals the one tried less often, and who came and stamped", () => {
  const text = textOf(<ResultsTable results={results} candidates={candidates} types={[]} myVotes={null} />);
  expect(text).toContain("一章がふえるのは怪物03");
  expect(text).toContain("同じ票数なら、試し塗りの少ない方が先。1回試されました。");
  expect(text).toContain("投票率25%");
  expect(text).toContain("期間中に訪れた20人に対する割合です。除外した票は2票です。");
  // Of equals the second stands second.
  expect(text).toMatch(/1怪物034票2怪物014票/);
});

test("under the seal the board tells since when, and no monster", () => {
  const board = { shownAt: "2026-12-18T13:00:00Z", standings: [{ monsterId: "03", votes: 4 }], quarantined: 0 };
  const text = textOf(<Leaderboard board={board} blackoutFrom="2026-12-18T13:00:00Z" candidates={candidates} />);
  expect(text).toContain("12月18日（金） 22:00から、順位を伏せています。");
  expect(text).not.toContain("怪物03");
});

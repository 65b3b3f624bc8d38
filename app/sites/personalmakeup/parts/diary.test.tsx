// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import { click, mount, send } from "#app/kits/ui/testing/mount.tsx";
import { createFakeApi, jsonResponse } from "#app/kits/visitor/fake-api.ts";
import ja from "../copy/ja.json";
import { Diary } from "./diary.tsx";
import { addLocalEntry } from "./local-diary.ts";

const entry = {
  ...{ id: "00000000-0000-4000-8000-000000000001", code: "RHKK", title: "夜の続きから", minutes: 7 },
  ...{ hexes: ["#89274C"], doneAt: "2026-11-20T12:00:00.000Z" },
};
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function opened(entries: unknown[]) {
  const server = createFakeApi({ "GET /api/personalmakeup/recipes": () => jsonResponse(200, { entries }) });
  vi.stubGlobal("fetch", server.fetch);
  const mounted = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={ja}>
        <Diary />
      </SiteMessages>
    </MessagesProvider>,
  );
  await act(async () => void (await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(0))));
  return mounted;
}

it("a night that has not been sent yet stands in the diary and says so, until the server has the same", async () => {
  addLocalEntry({ ...entry, doneAt: "2026-11-20T11:59:00.000Z" });
  const waiting = await opened([]);
  expect(waiting.find("ul").textContent).toContain("この端末だけ");
  waiting.unmount();
  const known = await opened([entry]);
  expect(known.findAll("li")).toHaveLength(1);
  expect(known.find("ul").textContent).not.toContain("この端末だけ");
  known.unmount();
  const emptied = await opened([]);
  expect(emptied.findAll("li"), "what was taken out in the room does not come back from this browser").toHaveLength(0);
  emptied.unmount();
});

it("a night is taken out with the second tap, not with the first", async () => {
  addLocalEntry(entry);
  const { find, findAll, unmount } = await opened([]);
  send(find("li button"), click());
  expect(find("li button").textContent).toBe("ほんとうに消す");
  send(find("li button"), click());
  expect(findAll("li")).toHaveLength(0);
  unmount();
});

// @vitest-environment happy-dom
import { join } from "node:path";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeApi, jsonResponse } from "#app/kits/visitor/fake-api.ts";
import { VisitorProvider } from "#app/kits/visitor/visitor-provider.tsx";
import { type CompiledMessages, SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import shell from "#app/shell/copy/ja.json";
import { mergeContent } from "../../../../../tools/content/merge-content.ts";
import { readContent } from "../../../../../tools/content/read-content.ts";
import words from "../../copy/ja.json";
import type { ScanPage } from "../../data.server.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import { questionReferenceId, referenceViews, startingProducts, typeView } from "../../page-parts.server.ts";
import type { AxisScores } from "../../rules/face-axes.ts";
import { outcomeOf } from "../../rules/face-outcome.ts";
import { Result } from "./result.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
const scan: ScanPage = {
  types: master.faceTypes.map((type) => typeView(type, master, "ja")),
  products: startingProducts(master, master.faceTypes, "ja"),
  references: referenceViews("ja"),
  questionReferenceId: questionReferenceId("ja"),
  counts: [],
};
const summary = {
  known: false,
  nightsVisited: 0,
  openingSeenAt: null,
  metMonsterIds: [],
  companion: null,
  lastWork: null,
  faceType: null,
};
const reading = (scores: AxisScores, over: Partial<ScanReading> = {}): ScanReading => ({
  outcome: outcomeOf(scores),
  mode: "camera",
  referenceId: "landmarker-jp-1",
  wasOffline: true,
  sentBytes: 0,
  picture: null,
  readAt: 1_700_000_000_000,
  ...over,
});

let root: Root;
let api: ReturnType<typeof createFakeApi>;
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("kz_motion", "reduced");
  api = createFakeApi({
    "GET /api/visitor/summary": () => jsonResponse(200, summary),
    "GET /api/scan/results": () => jsonResponse(200, { results: [] }),
    "GET /api/wishlist/mine": () => jsonResponse(200, { wishes: [], left: [], share: null }),
  });
  vi.stubGlobal("fetch", api.fetch);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(shownReading: ScanReading): Promise<void> {
  const Stub = createRoutesStub([
    {
      id: "scan",
      path: "/",
      Component: () => <Result reading={shownReading} onAgain={() => {}} onCheckWithFace={() => {}} lang="ja" />,
      loader: () => scan,
    },
  ]);
  await act(async () =>
    root.render(
      <MessagesProvider lang="ja" messages={shell as unknown as CompiledMessages}>
        <SiteMessages messages={words as unknown as CompiledMessages}>
          <VisitorProvider>
            <Stub hydrationData={{ loaderData: { scan } }} />
          </VisitorProvider>
        </SiteMessages>
      </MessagesProvider>,
    ),
  );
}

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("button, a[href]")];
const button = (text: string): HTMLElement => {
  const found = buttons().find((one) => one.textContent?.includes(text));
  if (!found) throw new Error(`no 「${text}」 among ${buttons().map((one) => one.textContent)}`);
  return found;
};
const press = (text: string) => act(async () => button(text).click());
const heading = () => document.querySelector("h2")?.textContent ?? "";

test("after the strengths the first thing I can press is 「ちがうと思う」, and the runner-up stands beside it", async () => {
  await show(reading({ line: 2, depth: 2, ratio: 0.8 }));
  expect(document.body.textContent).not.toContain("輝花");
  await press("型を見る");
  expect(heading()).toContain("輝花");
  const [first, second] = buttons();
  expect(first!.textContent).toBe("ちがうと思う");
  expect(second!.textContent).toContain("煌火");
  expect(document.body.textContent).toContain("送信 0 byte");
  expect(document.body.textContent).toContain("機内モードで読んだ");
});

test("on a border both types stand side by side, and I decide", async () => {
  await show(reading({ line: 2, depth: 2, ratio: 0.2 }));
  await press("型を見る");
  expect(document.body.textContent).toContain("境目に立っている");
  await press("煌火から始める");
  expect(heading()).toContain("煌火");
});

test("whatever I choose myself has the same steps and products", async () => {
  await show(reading({ line: 2, depth: 2, ratio: 2 }));
  await press("型を見る");
  await press("ちがうと思う");
  await press("静かなまま");
  expect(heading()).toContain("玲水");
  expect(document.body.textContent).toContain("自分で選んだ出発点");
  expect(document.querySelectorAll("ol button[aria-pressed]").length).toBeGreaterThanOrEqual(5);
});

test("without a network a result is kept here, and goes out once when there is one again", async () => {
  await show(reading({ line: 2, depth: 2, ratio: 2 }));
  await press("型を見る");
  await press("保存する");
  expect(document.body.textContent).toContain("つながったら送ります");
  const result = { id: "AAAAAAAAAAAAAAAA", type: 7, runnerUp: 6, chosen: 7, a: 2, b: 2, c: 2 };
  api.answers["POST /api/scan/results"] = () =>
    jsonResponse(200, {
      result: { ...result, referenceId: "landmarker-jp-1", mode: "camera", madeAt: "2026-11-20T12:00:00.000Z" },
    });
  await act(async () => window.dispatchEvent(new Event("online")));
  await vi.waitFor(() => expect(button("カードを開く").getAttribute("href")).toBe("/scan/KIKA/AAAAAAAAAAAAAAAA"));
  const keys = api
    .writes()
    .filter(({ path }) => path === "/api/scan/results")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size, "every try is the same wish").toBe(1);
});

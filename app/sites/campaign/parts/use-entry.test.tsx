// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeApi, deleteToken, jsonResponse } from "#app/kits/visitor/fake-api.ts";
import { VisitorProvider } from "#app/kits/visitor/visitor-provider.tsx";
import { useEntry } from "./use-entry.ts";

const entryRequest = { livesInJapan: true, age: "18", hasConsent: false, agreesToRules: true } as const;
const openResult = { kind: "opened", outcome: "lose", at: "2026-11-20T12:00:00.000Z" } as const;
const entries = "POST /api/campaign/half-open/entries";
let root: Root | null = null;
let api: ReturnType<typeof createFakeApi>;
let entry: ReturnType<typeof useEntry>;
let issuedTokens = 0;

function EntryProbe() {
  const now = useEntry("half-open");
  useEffect(() => {
    entry = now;
  });
  return now.state.name;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
  issuedTokens = 0;
  api = createFakeApi({
    "POST /api/campaign/half-open/keys": () => jsonResponse(200, { key: `key-${(issuedTokens += 1)}` }),
  });
  vi.stubGlobal("fetch", api.fetch);
  root = createRoot(document.createElement("main"));
  await act(async () =>
    root?.render(
      <VisitorProvider>
        <EntryProbe />
      </VisitorProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  localStorage.clear();
  deleteToken();
  vi.unstubAllGlobals();
});

const pressEntry = () =>
  act(async () => {
    const result = entry.open(entryRequest);
    await vi.advanceTimersByTimeAsync(8_000);
    await result;
  });
const pressAndSettle = () =>
  api
    .writes()
    .filter(({ path }) => path === "/api/campaign/half-open/entries")
    .map(({ body, headers }) => [(body as { key: string }).key, headers.get("idempotency-key")]);
const refuseWith = (...fields: string[]) =>
  jsonResponse(400, {
    error: { code: "E-INPUT", message: "送られた内容を確認してください。", requestId: "r1", fields },
  });

test("when no answer came, a second press is the very same press, and tells what the first one did", async () => {
  await pressEntry();
  expect(entry.state).toMatchObject({ name: "failed", code: "E-NET" });
  api.answers[entries] = () => jsonResponse(200, openResult);
  await pressEntry();
  expect(entry.state).toEqual({ name: "open", result: openResult });
  const [first, second] = pressAndSettle();
  expect(second).toEqual(first);
  expect(first?.[0]).toBe("key-1");
});

test("a key that grew old while the phone slept is changed for a new one, and I notice nothing", async () => {
  api.answers[entries] = ({ body }) =>
    (body as { key: string }).key === "key-1" ? refuseWith("key") : jsonResponse(200, openResult);
  await pressEntry();
  expect(entry.state).toEqual({ name: "open", result: openResult });
  expect(pressAndSettle().map(([key]) => key)).toEqual(["key-1", "key-2"]);
});

test("a second key that is not taken either is not tried for ever, and I am told what it is about", async () => {
  api.answers[entries] = () => refuseWith("key");
  await pressEntry();
  expect(entry.state).toMatchObject({ name: "failed", code: "E-INPUT", isOldToken: true });
  expect(pressAndSettle()).toHaveLength(2);
  api.answers[entries] = () => jsonResponse(200, openResult);
  await pressEntry();
  expect(entry.state).toEqual({ name: "open", result: openResult });
});

test("what is refused for another reason is not pressed twice", async () => {
  api.answers[entries] = () => refuseWith("stamps");
  await pressEntry();
  expect(entry.state).toMatchObject({ name: "failed", code: "E-INPUT", isOldToken: false });
  expect(pressAndSettle()).toHaveLength(1);
});

test("too many presses in a minute are told with their seconds, not as the end of the day", async () => {
  api.answers[entries] = () =>
    jsonResponse(
      429,
      { error: { code: "E-LIMIT", message: "今日できる回数は終わりました。", requestId: "r1" } },
      { "retry-after": "20" },
    );
  await pressEntry();
  expect(entry.state).toMatchObject({ name: "failed", code: "E-LIMIT", retryAfterMs: 20_000 });
});

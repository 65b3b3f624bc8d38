// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeApi, forgetToken, json, refusal } from "#app/kits/visitor/fake-api.ts";
import { VisitorProvider } from "#app/kits/visitor/visitor-provider.tsx";
import { useBallot } from "./use-ballot.ts";

const receipt = {
  receipt: "00000000-0000-4000-8000-000000000001",
  jstDay: "2026-11-20",
  monsterId: "07",
  votedAt: "2026-11-20T12:00:00.000Z",
  nextDayAt: "2026-11-20T15:00:00.000Z",
};
let root: Root | null = null;
let api: ReturnType<typeof createFakeApi>;
let booth: ReturnType<typeof useBallot>;
let handedOut = 0;

function Booth() {
  const now = useBallot("07");
  useEffect(() => {
    booth = now;
  });
  return now.state.name;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
  handedOut = 0;
  api = createFakeApi({ "POST /api/lmv/ballots": () => json(200, { ballot: `ballot-${(handedOut += 1)}` }) });
  vi.stubGlobal("fetch", api.fetch);
  root = createRoot(document.createElement("main"));
  await act(async () =>
    root?.render(
      <VisitorProvider>
        <Booth />
      </VisitorProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
});
afterEach(async () => {
  await act(async () => root?.unmount());
  localStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
});

const press = () => act(() => booth.stamp());
const stamped = () =>
  api
    .writes()
    .filter(({ path }) => path === "/api/lmv/votes")
    .map(({ body, headers }) => [(body as { ballot: string }).ballot, headers.get("idempotency-key")]);

test("when no answer came, a second press sends the very same vote, and the receipt is that of the first", async () => {
  await press();
  expect(booth.state).toMatchObject({ name: "failed", error: { code: "E-NET" } });
  api.answers["POST /api/lmv/votes"] = () => json(200, receipt);
  await press();
  expect(booth.state).toEqual({ name: "stamped", receipt });
  const [first, second] = stamped();
  expect(second).toEqual(first);
  expect(first?.[0]).toBe("ballot-1");
});

test("a ballot that the server does not take is not stamped again", async () => {
  api.answers["POST /api/lmv/votes"] = () => refusal(400, "E-INPUT");
  await press();
  await press();
  expect(stamped().map(([ballot]) => ballot)).toEqual(["ballot-1", "ballot-2"]);
});

// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeApi, deleteToken, jsonResponse, errorResponse } from "#app/kits/visitor/fake-api.ts";
import { VisitorProvider } from "#app/kits/visitor/visitor-provider.tsx";
import { useVote } from "./use-vote.ts";

const receipt = {
  receipt: "00000000-0000-4000-8000-000000000001",
  jstDay: "2026-11-20",
  monsterId: "07",
  votedAt: "2026-11-20T12:00:00.000Z",
  nextDayAt: "2026-11-20T15:00:00.000Z",
};
let root: Root | null = null;
let api: ReturnType<typeof createFakeApi>;
let vote: ReturnType<typeof useVote>;
let issuedCount = 0;

function Probe() {
  const current = useVote("07");
  useEffect(() => {
    vote = current;
  });
  return current.state.name;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
  issuedCount = 0;
  api = createFakeApi({ "POST /api/lmv/ballots": () => jsonResponse(200, { ballot: `ballot-${(issuedCount += 1)}` }) });
  vi.stubGlobal("fetch", api.fetch);
  root = createRoot(document.createElement("main"));
  await act(async () =>
    root?.render(
      <VisitorProvider>
        <Probe />
      </VisitorProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
});
afterEach(async () => {
  await act(async () => root?.unmount());
  localStorage.clear();
  deleteToken();
  vi.unstubAllGlobals();
});

const press = () => act(() => vote.stamp());
const sentVotes = () =>
  api
    .writes()
    .filter(({ path }) => path === "/api/lmv/votes")
    .map(({ body, headers }) => [(body as { ballot: string }).ballot, headers.get("idempotency-key")]);

test("when no answer came, a second press sends the very same vote, and the receipt is that of the first", async () => {
  await press();
  expect(vote.state).toMatchObject({ name: "failed", error: { code: "E-NET" } });
  api.answers["POST /api/lmv/votes"] = () => jsonResponse(200, receipt);
  await press();
  expect(vote.state).toEqual({ name: "stamped", receipt });
  const [first, second] = sentVotes();
  expect(second).toEqual(first);
  expect(first?.[0]).toBe("ballot-1");
});

test("a ballot that the server does not take is not stamped again", async () => {
  api.answers["POST /api/lmv/votes"] = () => errorResponse(400, "E-INPUT");
  await press();
  await press();
  expect(sentVotes().map(([token]) => token)).toEqual(["ballot-1", "ballot-2"]);
});

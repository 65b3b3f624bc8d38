// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeApi, errorResponse, jsonResponse } from "./fake-api.ts";
import type { ApiPath } from "./api-fetch.ts";
import { type Fetched, useFetched } from "./use-fetched.ts";

const schema = v.object({ name: v.string() });

let root: Root;
let api: ReturnType<typeof createFakeApi>;
let result: Fetched<{ name: string }>;

function Reader({ path }: { path: ApiPath | null }) {
  const fetched = useFetched(path, () => schema);
  useEffect(() => {
    result = fetched;
  });
  return null;
}

const show = (path: ApiPath | null) => act(async () => root.render(<Reader path={path} />));
const requestedPaths = () => api.requests.map(({ path }) => path);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  api = createFakeApi({
    "GET /api/one": () => jsonResponse(200, { name: "one" }),
    "GET /api/two": () => jsonResponse(200, { name: "two" }),
  });
  vi.stubGlobal("fetch", api.fetch);
  root = createRoot(document.createElement("main"));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("without an address nothing is asked for; with one, what is there comes once", async () => {
  await show(null);
  expect(result).toMatchObject({ data: null, error: null });
  await show("/api/one");
  expect(result).toMatchObject({ data: { name: "one" }, error: null });
  await show("/api/one");
  expect(requestedPaths()).toEqual(["/api/one"]);
});

test("what belongs to an address one has left is not shown for the next", async () => {
  let answerTwo: (response: Response) => void;
  api.answers["GET /api/two"] = () => new Promise((resolve) => (answerTwo = resolve));
  await show("/api/one");
  await show("/api/two");
  expect(result.data).toBeNull();
  await show("/api/one");
  await act(async () => answerTwo(jsonResponse(200, { name: "two" })));
  expect(result.data).toEqual({ name: "one" });
});

test("what did not come is said, and comes when it is asked for once more", async () => {
  api.answers["GET /api/two"] = () => errorResponse(503, "E-BUSY");
  await show("/api/two");
  expect(result).toMatchObject({ data: null, error: { code: "E-BUSY" } });
  api.answers["GET /api/two"] = () => jsonResponse(200, { name: "two" });
  await act(async () => result.refetch());
  expect(result).toMatchObject({ data: { name: "two" }, error: null });
});

test("when the network is back, what is missing comes by itself; what is here is not asked for again", async () => {
  api.answers["GET /api/two"] = () => Promise.reject(new TypeError("Failed to fetch"));
  await show("/api/two");
  expect(result.error?.code).toBe("E-NET");
  api.answers["GET /api/two"] = () => jsonResponse(200, { name: "two" });
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(result).toMatchObject({ data: { name: "two" }, error: null });
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(requestedPaths()).toEqual(["/api/two", "/api/two"]);
});

test("what is here stays while it is asked for again, and when that fails", async () => {
  await show("/api/one");
  api.answers["GET /api/one"] = () => errorResponse(503, "E-BUSY");
  await act(async () => result.refetch());
  expect(result).toMatchObject({ data: { name: "one" }, error: { code: "E-BUSY" } });
});

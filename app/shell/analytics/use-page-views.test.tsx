// @vitest-environment happy-dom
import { act, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventBatch } from "#contracts/analytics-event.ts";
import { createFakeApi, deleteToken, jsonResponse } from "#app/kits/visitor/fake-api.ts";
import * as measure from "./deferred/measure.ts";
import { track } from "#app/kits/analytics/track.ts";
import { usePageViews } from "./use-page-views.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function Frame() {
  usePageViews();
  return <Outlet />;
}

let root: Root;
let api: ReturnType<typeof createFakeApi>;

beforeEach(() => {
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
  document.documentElement.lang = "ja";
  api = createFakeApi({ "POST /api/events": () => jsonResponse(200, { accepted: 1 }) });
  vi.stubGlobal("fetch", api.fetch);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(() => {
  act(() => root.unmount());
  deleteToken();
  vi.restoreAllMocks();
});

/** Opens the zone at an address and waits until the collector has come. */
async function open(address: string) {
  const begun = vi.spyOn(measure, "startMeasuring");
  const router = createMemoryRouter([{ path: "*", element: <Frame /> }], { initialEntries: [address] });
  act(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  return (to: string, options?: { replace: boolean }) => act(() => router.navigate(to, options));
}

/** Everything that was sent by now, as “name path”. */
function sent(): string[] {
  window.dispatchEvent(new Event("pagehide"));
  return api.writes().flatMap(({ body }) => (body as EventBatch).events.map(({ name, path }) => `${name} ${path}`));
}

test("the first page is not sent, the second and all that follow are", async () => {
  const go = await open("/zone1");
  expect(sent()).toEqual([]);
  await go("/lmw/area/3");
  await go("/zone1");
  await go("/");
  expect(sent()).toEqual(["page_view lmw/area/3", "page_view zone1", "page_view "]);
});

test("the collector comes after the page has loaded, and what happened until then is sent", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const router = createMemoryRouter([{ path: "*", element: <Frame /> }], { initialEntries: ["/zone1"] });
  const begun = vi.spyOn(measure, "startMeasuring");
  act(() => root.render(<RouterProvider router={router} />));
  await act(() => router.navigate("/scan"));
  expect(begun).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  expect(sent()).toEqual(["page_view scan"]);
});

test("another query is another page, a query that a screen rewrites in place is not", async () => {
  const go = await open("/yoku");
  await go("/yoku?p=abc");
  await go("/yoku?p=abd", { replace: true });
  expect(sent()).toEqual(["page_view yoku"]);
});

test("a jump to an anchor is no page view", async () => {
  const go = await open("/faq");
  await go("/faq#external");
  await go("/faq#camera");
  expect(sent()).toEqual([]);
});

test("a page that leads on at once counts as the one it leads to", async () => {
  const go = await open("/zone1");
  await go("/zone1/redirect", { replace: true });
  expect(sent()).toEqual(["page_view zone1/redirect"]);
});

test("the blocked kit route is no page", async () => {
  const go = await open("/zone1");
  await go("/lmk");
  await go("/zone3");
  expect(sent()).toEqual(["page_view zone3"]);
});

test("once the frame is gone nothing listens any more", async () => {
  const go = await open("/zone1");
  await go("/zone2");
  act(() => root.unmount());
  const after = sent().length;
  track("wish_add");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent()).toHaveLength(after);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

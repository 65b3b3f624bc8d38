// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "#contracts/analytics-event.ts";
import { consent } from "#app/kits/analytics/deferred/consent.ts";
import { startExternalTag } from "./external-tag.ts";

const event: AnalyticsEvent = {
  id: "00000000-0000-4000-8000-000000000000",
  name: "page_view",
  path: "lmw/area/3",
  at: "2024-01-10T10:00:00.000Z",
  params: { lang: "ja", cid: "kz_lmw_x", inapp: "line", deviceClass: "phone" },
};

const page = window as unknown as { dataLayer?: object[] };
let leaving: AbortController;
let requests: unknown[];
let loads: HTMLScriptElement[];

beforeEach(() => {
  requests = [];
  loads = [];
  leaving = new AbortController();
  document.documentElement.dataset.external = "G-1 https://analytics.example.com/tag.js?v=2";
  vi.stubGlobal("fetch", (path: unknown) => {
    requests.push(path);
    return Promise.reject(new TypeError("no network here"));
  });
  // A test page loads nothing: it only notes what a browser would have loaded.
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    loads.push(...(nodes as HTMLScriptElement[]));
    for (const node of nodes as HTMLScriptElement[]) node.type = "text/plain";
    HTMLHeadElement.prototype.append.apply(document.head, nodes);
  });
});

afterEach(() => {
  leaving.abort();
  localStorage.clear();
  consent.setFirstParty(true);
  delete document.documentElement.dataset.external;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const pushed = () => page.dataLayer?.slice(1);

test.each(["unasked", "off"] as const)("while consent is %s nothing outside is loaded or asked", (state) => {
  if (state === "off") consent.setExternal("off");
  startExternalTag(leaving.signal)(event);
  expect(scripts()).toEqual([]);
  expect(requests).toEqual([]);
  expect(page.dataLayer).toBeUndefined();
});

test("with consent there is exactly one script, and events are laid out for it", () => {
  const forward = startExternalTag(leaving.signal);
  consent.setExternal("on");
  consent.setExternal("on");
  forward(event);
  expect(scripts()).toEqual(["https://analytics.example.com/tag.js?v=2&id=G-1"]);
  expect(pushed()).toEqual([
    {
      event: "page_view",
      page_path: "lmw/area/3",
      lang: "ja",
      cid: "kz_lmw_x",
      inapp: "line",
      device_class: "phone",
    },
  ]);
});

test("a visitor who agreed on an earlier day is not asked again: the script comes at once", () => {
  consent.setExternal("on");
  startExternalTag(leaving.signal);
  expect(scripts()).toHaveLength(1);
});

test("nothing from before the consent is handed over", () => {
  const forward = startExternalTag(leaving.signal);
  forward(event);
  consent.setExternal("on");
  expect(pushed()).toEqual([]);
});

test("taking the consent back takes script and list away, and nothing more is handed over", () => {
  const forward = startExternalTag(leaving.signal);
  consent.setExternal("on");
  forward(event);
  const layer = page.dataLayer;
  const before = layer?.length;
  consent.setExternal("off");
  forward(event);
  expect(scripts()).toEqual([]);
  expect(page).not.toHaveProperty("dataLayer");
  expect(layer).toHaveLength(before ?? -1);
  expect(page).toHaveProperty("ga-disable-G-1", true);
});

test("agreeing again in the same document runs no script a second time", () => {
  const forward = startExternalTag(leaving.signal);
  consent.setExternal("on");
  consent.setExternal("off");
  consent.setExternal("on");
  forward(event);
  expect(loads).toHaveLength(1);
  expect(pushed()).toHaveLength(1);
  expect(page).toHaveProperty("ga-disable-G-1", false);
});

test("switching all measuring off stops the outside tag too", () => {
  startExternalTag(leaving.signal);
  consent.setExternal("on");
  consent.setFirstParty(false);
  expect(scripts()).toEqual([]);
});

test.each([undefined, "", "G-1"])("where the server names no tag (%j), consent loads nothing", (value) => {
  if (value === undefined) delete document.documentElement.dataset.external;
  else document.documentElement.dataset.external = value;
  startExternalTag(leaving.signal)(event);
  consent.setExternal("on");
  expect(scripts()).toEqual([]);
});

test("after its stop it follows no consent any more", () => {
  startExternalTag(leaving.signal);
  leaving.abort();
  consent.setExternal("on");
  expect(scripts()).toEqual([]);
});

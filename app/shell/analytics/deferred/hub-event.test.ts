// @vitest-environment happy-dom
import { is } from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventSchema, inAppNames, type SiteEvents } from "#contracts/analytics-event.ts";
import type { TrackedEvent } from "#app/kits/analytics/track.ts";
import { visitCampaignId } from "./campaign-id.ts";
import { createHubEvent, normalizePath } from "./hub-event.ts";

const sites = import.meta.glob<SiteEvents>("../../../sites/*/events.ts", { eager: true, import: "events" });

const trackedEvent = (change: Partial<TrackedEvent> = {}): TrackedEvent => ({
  name: "opening_skip",
  pathname: "/lmw/main",
  at: new Date("2024-01-10T10:00:00.000Z"),
  ...change,
});

function phone(userAgent: string, widthPx: number): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(widthPx);
}

beforeEach(() => {
  document.documentElement.lang = "zh-TW";
  phone("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1 Line/15.9.0", 390);
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("an event says its name, path and moment, and nothing of the visitor but the four facts", () => {
  visitCampaignId("?cid=kz_lmw_x&utm_source=mail");
  const event = createHubEvent(trackedEvent());
  expect(event).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: "opening_skip",
    path: "lmw/main",
    at: "2024-01-10T10:00:00.000Z",
    params: { lang: "zh-TW", cid: "kz_lmw_x", inapp: "line", deviceClass: "phone" },
  });
  expect(is(createEventSchema(Object.values(sites)), event)).toBe(true);
});

test.each([
  [480, "phone"],
  [481, "tablet"],
  [1024, "tablet"],
  [1025, "desktop"],
])("a window of %i px is a %s", (widthPx, deviceClass) => {
  phone("Mozilla/5.0 Firefox/140.0", widthPx);
  expect(createHubEvent(trackedEvent())?.params).toEqual({ lang: "zh-TW", deviceClass });
});

test("every app that is known has a name in the contract", () => {
  const agents = ["Line/1", "Instagram", "FBAN", "Twitter", "TikTok", "MicroMessenger", "YJApp", "; wv)"];
  const names = agents.map((agent) => {
    phone(agent, 390);
    return createHubEvent(trackedEvent())?.params.inapp;
  });
  expect(names.toSorted()).toEqual(inAppNames.toSorted());
});

test("no two events have one id", () => {
  expect(createHubEvent(trackedEvent())?.id).not.toBe(createHubEvent(trackedEvent())?.id);
});

test.each([
  ["/lmw/area/3", "lmw/area/3"],
  ["/", ""],
  ["//evil.example/x", "evil.example/x"],
  ["/%E5%8F%A3", "%E5%8F%A3"],
  ["/口", "%E5%8F%A3"],
  ["/a+b@c!(d)*'e'", "a%2Bb%40c%21%28d%29%2A%27e%27"],
])("the path %s is sent as “%s”", (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
  expect(createHubEvent(trackedEvent({ pathname }))?.path).toBe(path);
});

test("an address of any length is cut to what the contract takes", () => {
  expect(createHubEvent(trackedEvent({ pathname: `/${"口".repeat(300)}` }))?.path).toHaveLength(200);
});

test("what the contract would refuse is left out, with a line in the console", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(createHubEvent(trackedEvent({ name: String("scan_error_e-CAM DENY") as TrackedEvent["name"] }))).toBeNull();
  expect(createHubEvent(trackedEvent({ at: new Date(0) }))).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
});

test("the campaign id of a visit outlives a page load, and a new one takes its place", () => {
  expect(visitCampaignId("")).toBeUndefined();
  expect(visitCampaignId("?cid=kz_scan_ln")).toBe("kz_scan_ln");
  expect(visitCampaignId("")).toBe("kz_scan_ln");
  expect(visitCampaignId("?cid=kz_lmp_x")).toBe("kz_lmp_x");
});

test.each(["?cid=", "?cid=%3Cscript%3E", `?cid=${"a".repeat(49)}`])("%s is no campaign id", (query) => {
  expect(visitCampaignId(query)).toBeUndefined();
});

test("where the browser closes its storage, the first address still tells the campaign", () => {
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(visitCampaignId("?cid=kz_scan_ln")).toBe("kz_scan_ln");
  expect(visitCampaignId("")).toBeUndefined();
});

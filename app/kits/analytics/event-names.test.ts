import { is } from "valibot";
import { expect, test } from "vitest";
import {
  createEventBatchSchema,
  createEventNameSchema,
  maxEventsPerCall,
  sharedEventNames,
  type SiteEvents,
} from "#contracts/analytics-event.ts";
import type { EventName } from "./event-names.ts";

const events = import.meta.glob<SiteEvents>("../../sites/*/events.ts", { eager: true, import: "events" });
const sites = Object.values(events);
const sitePrefixes = sites.flatMap(({ prefixes }) => prefixes);
const siteNames = sites.flatMap(({ names }) => names ?? []).map((name) => name.replace("{id}", "lip-world"));
const eventNameSchema = createEventNameSchema(sites);

const clicks = [
  "lmw_menu_map",
  "lmw_menu_howto",
  "lmw_menu_monsterchange",
  "lmw_menu_about",
  "lmw_menu_prophecy",
  "lmw_menu_tokate",
  "lmw_share_twitter",
  "lmw_url_copy",
  "lmw_bgm_on",
  "lmw_bgm_off",
  "hack_result_share",
  "scan_result_share",
];

test.each(clicks)("the click %s of the specification is taken by the contract", (name) => {
  expect(is(eventNameSchema, name)).toBe(true);
});

test("no prefix and no name is counted for two sites", () => {
  for (const all of [sitePrefixes, [...siteNames, ...sharedEventNames]])
    expect(all.toSorted()).toEqual([...new Set<string>(all)].toSorted());
});

test("without a site its names are unknown", () => {
  const rest = Object.entries(events).flatMap(([file, site]) => (file.includes("/lmw/") ? [] : [site]));
  expect(["lmw_start", "stg_error_e-net", "word_struck"].map((name) => is(eventNameSchema, name))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["lmw_start", "stg_error_e-net", "word_struck"].map((name) => is(createEventNameSchema(rest), name))).toEqual([
    false,
    false,
    false,
  ]);
});

test("what a site may say with its own prefix is taken by the contract", () => {
  const names = sitePrefixes.flatMap((prefix): string[] => [
    `${prefix}_start`,
    `${prefix}_complete`,
    `${prefix}_step`,
    `${prefix}_step12`,
    ...(["x", "ln", "ws", "cp", "qr"] as const).map((channel): string => `${prefix}_share_${channel}`),
    `${prefix}_error_e-cam-deny`,
  ]);
  expect(names.filter((name) => !is(eventNameSchema, name))).toEqual([]);
});

test("what several sites say, and what one site says besides its prefix, is taken by the contract", () => {
  const names = [...sharedEventNames, ...siteNames];
  expect(names.filter((name) => !is(eventNameSchema, name))).toEqual([]);
});

test("a name outside the list does not compile", () => {
  // @ts-expect-error the list is closed
  const name: EventName = "lmw_menu_maps";
  expect(is(eventNameSchema, name)).toBe(false);
});

test("the fullest batch of the contract can still leave with a page that is closed", () => {
  const longest = [...sharedEventNames, ...siteNames, `zone_banner_${"a".repeat(32)}`].toSorted(
    (a, b) => b.length - a.length,
  )[0];
  const event = {
    id: "00000000-0000-4000-8000-000000000000",
    name: longest,
    path: "a".repeat(200),
    at: "2024-01-10T10:00:00.000Z",
    params: { lang: "zh-TW", cid: "a".repeat(48), inapp: "instagram", deviceClass: "desktop" },
  };
  const batch = { events: Array.from({ length: maxEventsPerCall }, () => event) };
  expect(is(createEventBatchSchema(sites), batch)).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(batch)).byteLength).toBeLessThanOrEqual(60_000);
});

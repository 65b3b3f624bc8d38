import { expect, test } from "vitest";
import { shareRows } from "#app/kits/share/share-rows.ts";
import { canAskHere } from "./can-ask-here.ts";

const at = (address: string): boolean => canAskHere(new URL(address, "https://zone.example"));

const landings = Object.entries(shareRows).flatMap(([site, { texts }]) =>
  Object.values(texts).map(({ landing }) => [site, landing.replace(/\{\w+\}/g, "a1")] as const),
);

/** Shares of a place that all may enter, the hub, a poll, a game, and not of a thing in it. */
const places = ["hub", "lmvHall", "lmwWorld", "lmwWeek", "myroom"];

test.each(landings)("a stranger who lands on a share of %s is not asked (%s)", (site, address) => {
  const query = address.includes("?") ? "&" : "?";
  expect(at(`${address}${query}cid=kz_${site}_x`)).toBe(false);
  // Without its campaign id a place is a page like others; a thing is known by its address.
  expect(at(address)).toBe(places.includes(site));
});

test.each(["/scan/KIKA", "/virtual_tester_lt?s=lip-01", "/zone4?cid=kz_zone_qr", "/review/8?cid="])(
  "%s is a landing too",
  (address) => {
    expect(at(address)).toBe(false);
  },
);

test.each(["/lmw/stg/7", "/lmw/game/1", "/lmw/tutorial", "/mor", "/mor/countdown"])(
  "inside the scene %s nobody is asked",
  (address) => {
    expect(at(address)).toBe(false);
  },
);

test.each([
  "/",
  "/zone1",
  "/scan",
  "/scan_en",
  "/hack",
  "/lmw",
  "/lmw/main",
  "/lmp",
  "/review",
  "/faq?lang=en",
  "/ranking",
])("%s is a page on which one may be asked", (address) => {
  expect(at(address)).toBe(true);
});

import { expect, test } from "vitest";
import type { ShareRow } from "#app/kits/share/share-row.ts";
import { findScreen } from "#app/shell/site-frame/site-registry.server.ts";
import { canAskHere } from "./can-ask-here.ts";

const at = (address: string): boolean => {
  const { pathname, search } = new URL(address, "https://zone.example");
  return canAskHere(findScreen(pathname)?.screen ?? {}, search);
};

const shares = import.meta.glob<Record<string, ShareRow>>("../../../sites/*/share.ts", { eager: true });
const landings = Object.values(shares).flatMap((rows) =>
  Object.entries(rows).flatMap(([name, { texts, isPlace }]) =>
    Object.values(texts).map(({ landing }) => [name, landing.replace(/\{\w+\}/g, "a1"), isPlace] as const),
  ),
);

test.each(landings)("a stranger who lands on %s is not asked (%s)", (name, address, isPlace) => {
  const query = address.includes("?") ? "&" : "?";
  expect(at(`${address}${query}cid=kz_${name}_x`)).toBe(false);
  // Without its campaign id a place is a page like others; a thing is known by its address.
  expect(at(address)).toBe(isPlace === true && !findScreen(address)?.screen.isFullScreen);
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

import { expect, test } from "vitest";
import type { ShareRow } from "#app/kits/share/share-row.ts";
import { findScreen } from "#app/shell/site-frame/site-registry.server.ts";
import { isLanding } from "./is-landing.ts";

const at = (address: string): boolean => {
  const { pathname, search } = new URL(address, "https://zone.example");
  return isLanding(findScreen(pathname)?.screen.landing, search);
};

const shares = import.meta.glob<Record<string, ShareRow>>("../../sites/*/share.ts", { eager: true });
const shared = Object.values(shares).flatMap((rows) =>
  Object.entries(rows).flatMap(([name, { texts, isPlace }]) =>
    Object.values(texts).map(({ landing }) => [name, landing.replace(/\{\w+\}/g, "a1"), isPlace] as const),
  ),
);

test.each(shared)("%s lands a stranger on the thing itself (%s)", (name, address, isPlace) => {
  const sign = address.includes("?") ? "&" : "?";
  expect(at(`${address}${sign}cid=kz_${name}_ln`)).toBe(true);
  // Without its campaign id a place is a page like others; a thing is known by its address.
  expect(at(address)).toBe(!isPlace);
});

test.each([
  "/scan/KIKA",
  "/scan/KIKA/a1",
  "/virtual_tester_lt?s=lip-01",
  "/testerplay-thai?c=x",
  "/review/8",
  "/myroom?f=KATZE2N",
])("%s is a landing without any campaign id", (address) => {
  expect(at(address)).toBe(true);
});

test.each(["/?cid=kz_zone_qr", "/zone4?cid=kz_zone_qr", "/ranking?utm_source=mail&cid=", "/faq?lang=en&cid=kz_x_ln"])(
  "a campaign id makes %s a landing",
  (address) => {
    expect(at(address)).toBe(true);
  },
);

test.each([
  "/",
  "/zone1",
  "/scan",
  "/scan_en",
  "/hack",
  "/hack?x=r",
  "/lmw",
  "/lmw?week=3",
  "/lmw/main",
  "/lmp?d=20240110",
  "/lmv",
  "/mcm/gallery",
  "/mcm/gallery?sort=new",
  "/campaign",
  "/review",
  "/faq?lang=en",
  "/ranking?acid=1",
])("%s is a page like others", (address) => {
  expect(at(address)).toBe(false);
});

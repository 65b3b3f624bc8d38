import { expect, test } from "vitest";
import { shareRows } from "#app/kits/share/share-rows.ts";
import { isLanding } from "./is-landing.ts";

const at = (address: string): boolean => {
  const { pathname, search } = new URL(address, "https://zone.example");
  return isLanding(pathname, search);
};

const shared = Object.entries(shareRows).flatMap(([site, { texts }]) =>
  Object.values(texts).map(({ landing }) => [site, landing.replace(/\{\w+\}/g, "a1")] as const),
);

/** Shares of a place that all may enter, the hub, a poll, a game, and not of a thing in it. */
const places = ["hub", "lmvHall", "lmwWorld", "lmwWeek", "lmwGame", "myroom"];

test.each(shared)("a share of %s lands a stranger on the thing itself (%s)", (site, address) => {
  const sign = address.includes("?") ? "&" : "?";
  expect(at(`${address}${sign}cid=kz_${site}_ln`)).toBe(true);
  // Without its campaign id a place is a page like others; a thing is known by its address.
  expect(at(address)).toBe(!places.includes(site));
});

test.each([
  "/scan/KIKA",
  "/scan_en/KIKA/a1",
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

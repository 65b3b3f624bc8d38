import { expect, test } from "vitest";
import { screenAddress } from "./screen-address.ts";

const ids = (...list: string[]) => list.map((id) => ({ id }));

test("a site stands on its floor and speaks its language", () => {
  expect(screenAddress(ids("root", "2/scan", "scan_tc/:step:zh-TW"))).toEqual({
    siteId: "scan",
    zone: 2,
    lang: "zh-TW",
  });
});

test("each floor page is its own floor, the empty path is the first", () => {
  expect(screenAddress(ids("root", "1/zones", "zone4")).zone).toBe(4);
  expect(screenAddress(ids("root", "1/zones", "/")).zone).toBe(1);
});

test("outside of all doors the page is Japanese and no floor is lit", () => {
  expect(screenAddress(ids("root", "shell/unknown"))).toEqual({ siteId: null, zone: null, lang: "ja" });
});

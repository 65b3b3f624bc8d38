import { expect, test } from "vitest";
import { copyKey, isCacheable, pageOfData } from "./copy-key.ts";

const names = ["d", "k", "r", "week"];

test.each([
  ["https://zone.example/zone1", "/zone1"],
  ["/hack?cid=kz_hack_x&utm_source=mail", "/hack"],
  ["/lmp?k=moon&cid=kz_lmp_ln&d=20240110", "/lmp?d=20240110&k=moon"],
  ["/lmp?d=20240110&k=moon#top", "/lmp?d=20240110&k=moon"],
  ["/hack?r=a&r=b", "/hack?r=a"],
  ["/lmp.data?d=1&_routes=root", "/lmp.data?d=1"],
])("%s is kept as %s", (address, key) => {
  expect(copyKey(address, names)).toBe(key);
});

test.each([
  ["/zone3.data", "/zone3"],
  ["/_.data", "/"],
  ["/lmp.data?d=1&_routes=root,door", "/lmp?d=1"],
  ["/zone3.data?_routes=root", "/zone3"],
])("%s is the data of %s", (address, page) => {
  expect(pageOfData(address)).toBe(page);
});

test("the page of lost ways speaks of one step of one visitor and is not kept", () => {
  expect(isCacheable("/zone1/redirect")).toBe(false);
  expect(isCacheable("/zone1/redirect.data")).toBe(false);
  expect(isCacheable("/zone1")).toBe(true);
});

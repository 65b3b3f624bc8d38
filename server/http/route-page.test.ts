import { expect, test } from "vitest";
import { findScreen } from "#app/shell/site-frame/site-registry.server.ts";
import type { HostProfile } from "./hosts.ts";
import { routePage } from "./route-page.ts";

const main: HostProfile = { kind: "main", home: null, hasBanner: false, isIndexed: () => true };
const route = (pathname: string, search = "", host = main) => routePage(findScreen, pathname, search, host);
const searchOf = (pathname: string, search: string) => {
  const routed = route(pathname, search);
  return "request" in routed ? routed.request.search : routed;
};

test("campaign ids and stray parameters share one page", () => {
  expect(searchOf("/hack", "?cid=kz_hack_x&utm_source=a&r=7")).toBe("?r=7");
  expect(searchOf("/zone1", "?cid=kz_zone_ln")).toBe("");
});

test("listed parameters come in one order, whatever the visitor typed", () => {
  expect(searchOf("/lmp", "?k=1&d=20261120")).toBe(searchOf("/lmp", "?d=20261120&k=1"));
});

test("fixed segments are spelled as the door spells them, codes and ids stay as they are", () => {
  expect(route("/Zone1", "?a=1")).toEqual({ moved: "/zone1?a=1" });
  expect(route("/SCAN/KIKA/abC", "")).toEqual({ moved: "/scan/KIKA/abC" });
  expect(route("/scan/KIKA/abC")).toMatchObject({ request: { pathname: "/scan/KIKA/abC" } });
});

test("the data of a page is kept under the same rule as the page", () => {
  expect(route("/hack.data", "?cid=x&r=7")).toMatchObject({ request: { pathname: "/hack.data", search: "?r=7" } });
  expect(route("/_.data", "?x=1")).toMatchObject({ request: { pathname: "/_.data", search: "" } });
});

test("the empty path of mor's own host shows mor itself, with what its address asks for", () => {
  const mor: HostProfile = { ...main, kind: "mor", home: "/mor" };
  expect(route("/", "", mor)).toMatchObject({ request: { pathname: "/mor", search: "" } });
  expect(route("/", "?cid=kz_mor_x&c=3", mor)).toMatchObject({ request: { pathname: "/mor", search: "?c=3" } });
});

test("the empty path of a campaign's host leads to the campaigns", () => {
  expect(route("/", "", { ...main, kind: "campaign", home: "/campaign" })).toEqual({ moved: "/campaign" });
});

test("an over-long value is no parameter of ours", () => {
  expect(searchOf("/hack", `?r=${"a".repeat(201)}`)).toBe("");
});

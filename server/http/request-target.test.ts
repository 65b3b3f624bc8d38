import { describe, expect, test } from "vitest";
import { parseTarget } from "./request-target.ts";

describe("an address as it arrives", () => {
  test("a plain one is taken as it is", () => {
    expect(parseTarget("/scan/KIKA?x=1")).toEqual({ kind: "ok", pathname: "/scan/KIKA", search: "?x=1" });
    expect(parseTarget("/")).toEqual({ kind: "ok", pathname: "/", search: "" });
  });

  test.each([
    "/%E0%A4%A",
    "/%",
    "/scan?x=%zz",
    "/a%00b",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/x",
    "/../x",
    "/a\\b",
    "http://x/",
    "*",
    `/${"a".repeat(3000)}`,
  ])("%s is refused", (raw) => expect(parseTarget(raw)).toEqual({ kind: "malformed" }));

  test.each([
    ["/zone1/", "/zone1"],
    ["//evil.example/", "/evil.example"],
    ["///", "/"],
    ["/scan//KIKA/?q=1", "/scan/KIKA?q=1"],
  ])("%s moves to %s, never to another host", (raw, location) => {
    expect(parseTarget(raw)).toEqual({ kind: "moved", location });
  });
});

import { expect, test } from "vitest";
import { getRequestKind, type RequestFacts } from "./request-kind.ts";

const zone = "https://zone.example";
const kindOf = (path: string, change: Partial<RequestFacts> = {}) =>
  getRequestKind(
    {
      method: "GET",
      url: new URL(path, zone).href,
      mode: "navigate",
      destination: "document",
      isPiece: false,
      ...change,
    },
    zone,
  );
const read = { mode: "cors", destination: "" };

test("files of the asset host are files, and nothing else of it", () => {
  const kindOfHosted = (url: string) =>
    getRequestKind({ method: "GET", url, isPiece: false, ...read }, zone, "https://assets.example/zone");
  expect(kindOfHosted("https://assets.example/zone/build/a.js")).toBe("file");
  for (const url of [
    "https://assets.example/build/a.js",
    "https://assets.example/zone/x",
    "https://assets.example.org/zone/build/a.js",
  ])
    expect(kindOfHosted(url)).toBeNull();
});

test.each(["/", "/zone1", "/zone3?cid=kz_x_ln", "/scan/KIKA/a1", "/review/8"])("%s is a page", (path) => {
  expect(kindOf(path)).toBe("document");
});

test.each(["/zone1.data", "/_.data", "/lmp.data?d=20240110&_routes=root"])("%s is the data of a page", (path) => {
  expect(kindOf(path, read)).toBe("data");
});

test.each(["/build/shell-a1.js", "/build/x.woff2", "/assets/v/0005f1fb/zone1-gate@780.avif"])(
  "%s never changes",
  (path) => {
    expect(kindOf(path, read)).toBe("file");
  },
);

test.each([
  "/api/visitor/export",
  "/api",
  "/master/master-data.js",
  "/engine/face-mesh",
  "/healthz",
  "/sw.js",
  "/robots.txt",
  "/sitemap.xml",
  "/assets/sound/shot.m4a",
  "/assets/review/ogp/8",
  "/favicon.ico",
])("%s is left to the browser, opened or read", (path) => {
  expect(kindOf(path)).toBeNull();
  expect(kindOf(path, read)).toBeNull();
});

test("the visitor's own summary is read by pages, and never opened as one", () => {
  expect(kindOf("/api/visitor/summary", read)).toBe("own");
  expect(kindOf("/api/visitor/summary", { ...read, method: "POST" })).toBeNull();
  expect(kindOf("/api/visitor/summary")).toBeNull();
});

test("writes, other origins and pieces of a film are left to the browser", () => {
  expect(kindOf("/zone1", { method: "POST" })).toBeNull();
  expect(kindOf("https://assets.example/build/x.js", read)).toBeNull();
  expect(kindOf("/assets/v/0005f1fb/film.mp4", { ...read, isPiece: true })).toBeNull();
});

test("what a link fetches ahead of a tap, and a frame inside a page, were not opened", () => {
  expect(kindOf("/zone3.data", { mode: "same-origin", destination: "" })).toBeNull();
  expect(kindOf("/zone3.data", { mode: "no-cors", destination: "" })).toBeNull();
  expect(kindOf("/zone3", { destination: "iframe" })).toBeNull();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noticesText, readNotice } from "./read-notices.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "kate-notices-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function writePackage(name: string, license: unknown, files: Record<string, string>): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), JSON.stringify({ name, version: "1.0.0", license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return place;
}

test("a package's licence and notice are read from its files, whatever their case", () => {
  const place = writePackage("apache", "Apache-2.0", {
    "LICENSE.txt": "the licence\r\n",
    NOTICE: "the notice",
    "README.md": "no",
  });
  expect(readNotice(place)).toEqual({
    name: "apache",
    version: "1.0.0",
    licence: "Apache-2.0",
    texts: ["the licence", "the notice"],
  });
});

test("a package for another machine is not there and says nothing", () => {
  expect(readNotice(join(folder, "none"))).toBe(null);
});

test("packages with the same words share them, and one without any is named all the same", () => {
  const notices = ["b", "a", "c"].map((name) =>
    readNotice(writePackage(name, name === "c" ? undefined : "MIT", name === "c" ? {} : { LICENCE: "be free" })),
  );
  const text = noticesText(notices.filter((notice) => notice !== null));
  expect(text).toContain("a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nbe free\n");
  expect(text).toContain("c 1.0.0 (see below)\n\n(The package brings no text of its own.)");
  expect(text.match(/be free/g)).toHaveLength(1);
});

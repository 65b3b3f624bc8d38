import { join } from "node:path";
import { expect, test } from "vitest";
import { mergeContent } from "../../../../tools/content/merge-content.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { paletteOf } from "../content.server.ts";
import { testerPath } from "./tester-path.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const master = mergeContent(content, new Date("2026-11-20T00:00:00Z"));

test("a palette opens with its own four shadows, in the order of the wells, in both languages", () => {
  for (const lang of ["ja", "zh-TW"] as const) {
    const pans = paletteOf("0a1b2c2z", master, lang)?.pans ?? [];
    expect(pans).toHaveLength(4);
    const query = new URL(testerPath(pans), "https://hub.example").searchParams.get("e");
    expect(query?.split(".").map((number) => `shadow-${number}`)).toEqual(pans.map(({ shadow }) => shadow));
  }
});

import { expect, test } from "vitest";
import { cutFont, cutKey } from "./cut-font.ts";
import { createCuts } from "./create-cuts.ts";

const source = "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-500-normal.woff2";
const cuts = ["ก", "กข", "กขค"].map((glyphs) => ({ source, glyphs }));

test("threads make the same bytes as one after the other", async () => {
  const created = new Map<string, Buffer>();
  await createCuts(cuts, ({ glyphs }, bytes) => created.set(glyphs, bytes), 2);
  for (const cut of cuts) expect(created.get(cut.glyphs)?.equals(await cutFont(cut)), cut.glyphs).toBe(true);
});

test("a cut that cannot be made is a fault, not a missing file", async () => {
  const missing = { source: "@fontsource/none.woff2", glyphs: "a" };
  await expect(createCuts([missing], () => {})).rejects.toThrow("none.woff2");
});

test("the key of a cut follows its source, its glyphs and its axes", () => {
  const [cut] = cuts as [(typeof cuts)[number]];
  const others = [
    { ...cut, glyphs: "ข" },
    { ...cut, source: source.replace("500", "700") },
    { ...cut, axes: { wght: { min: 500, max: 700 } } },
  ];
  expect(new Set([cut, ...others].map(cutKey)).size).toBe(4);
  expect(cutKey({ ...cut })).toBe(cutKey(cut));
});

import * as v from "valibot";
import { expect, test } from "vitest";
import { type Site, siteSchema } from "#contracts/site.ts";
import { refusal } from "./refusal.ts";
import { componentName, siteFiles } from "./site-files.ts";

const videos = { id: "videos", screens: [{ path: "live" }, { path: "channel" }] } as unknown as Site;

test.each([
  ["", "is no id"],
  ["x", "is no id"],
  ["Lucky", "is no id"],
  ["lucky draw", "is no id"],
  ["lucky--draw", "is no id"],
  ["../etc", "is no id"],
  ["7up", "is no id"],
  ["api", "answered by the server itself"],
  ["videos", "already"],
  ["live", "belongs to the site videos"],
])("no site can be called “%s”", (id, reason) => {
  expect(refusal(id, 5, [videos], false)).toContain(reason);
});

test("a folder that is there is not written over, and a floor that is not there takes no site", () => {
  expect(refusal("lucky-draw", 5, [], true)).toContain("already");
  expect(refusal("lucky-draw", 6, [], false)).toContain("floors 1 to 5");
  expect(refusal("lucky-draw", 4, [videos], false)).toBeNull();
});

test("the door of a new site fits its contract and names a file that is made with it", () => {
  const files = siteFiles({ id: "lucky-draw", zone: 4, order: 9 });
  const source = (files.get("site.ts") ?? "")
    .replace(/^import.*$/m, "")
    .replace(/ satisfies Site;/, ";")
    .replace("export const site =", "return");
  const manifest = new Function(source)() as Site;
  expect(v.safeParse(siteSchema, manifest).issues).toBeUndefined();
  expect(files.has(manifest.screens[0]?.file ?? "")).toBe(true);
  expect(componentName("lucky-draw")).toBe("LuckyDraw");
});

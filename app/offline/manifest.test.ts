import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findScreen } from "#app/shell/site-frame/site-registry.server.ts";

const root = join(import.meta.dirname, "../..");
interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
const manifest = JSON.parse(readFileSync(join(root, "public/site.webmanifest"), "utf8")) as {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
};

test("the zone can be put on a phone: it has a name for good, a start, and stands without a browser's bars", () => {
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
});

test("every picture the manifest names is there, as large as it says", async () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of icons.filter((icon) => icon.sizes !== "any")) {
    const { width, height, format } = await sharp(join(root, "public", src)).metadata();
    expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
  }
  expect(icons.some(({ sizes, purpose }) => sizes === "512x512" && purpose === undefined)).toBe(true);
});

test("what a phone cuts round keeps its picture within the safe circle: the rim is all ground", async () => {
  const maskable = manifest.icons.find(({ purpose }) => purpose === "maskable")!;
  const { data, info } = await sharp(join(root, "public", maskable.src))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The safe circle is four fifths of the picture.
  const radius = info.width * 0.4;
  const outside = [...data].filter((_, i) => {
    const [x, y] = [i % info.width, Math.floor(i / info.width)];
    return Math.hypot(x - info.width / 2, y - info.height / 2) > radius;
  });
  expect(Math.max(...new Set(outside))).toBeLessThan(40);
});

test("the shortcuts lead to doors of the zone", () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/myroom", "/lmp"]);
  for (const { url } of manifest.shortcuts) expect(findScreen(url), url).not.toBeNull();
});

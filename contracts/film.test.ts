import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type Film, filmSchema } from "./film.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "content/films");
const films: Film[] = readdirSync(folder).flatMap((file) =>
  v.parse(v.array(filmSchema), JSON.parse(readFileSync(join(folder, file), "utf8"))),
);
const assetOf = (file: string): string => join(root, "public/assets/v", file);
const bytesOf = ({ renditions }: Film): number => renditions.reduce((sum, { bytes }) => sum + bytes, 0);

describe("the films", () => {
  it("are twelve: eight upright and four lying", () => {
    expect(films).toHaveLength(12);
    expect(films.filter(({ orientation }) => orientation === "vertical")).toHaveLength(8);
  });

  it.each(films)(
    "$id has all its files, and they are what the entry says",
    ({ playlist, tracks, renditions, poster }) => {
      const master = readFileSync(assetOf(playlist), "utf8");
      for (const { file, width, height, bytes } of renditions) {
        expect(statSync(assetOf(file)).size).toBe(bytes);
        expect(master).toContain(`RESOLUTION=${width}x${height}`);
        const list = readFileSync(assetOf(file.replace(/mp4$/, "m3u8")), "utf8");
        expect(list).toContain("#EXT-X-ENDLIST");
      }
      for (const { file } of tracks) expect(readFileSync(assetOf(file), "utf8")).toMatch(/^WEBVTT\n/);
      expect(existsSync(join(root, `app/kits/ui/pictures/${poster}.json`))).toBe(true);
    },
  );

  it("speak Japanese, and four of them three more languages", () => {
    const spoken = films.map(({ tracks }) => tracks.map(({ lang }) => lang).join(" "));
    expect(spoken.filter((languages) => languages === "ja en zh-TW ko")).toHaveLength(4);
    expect(spoken.every((languages) => languages.startsWith("ja"))).toBe(true);
  });

  it("weigh at most 3.5 MB each and 32 MB together", () => {
    for (const film of films) expect(bytesOf(film), film.id).toBeLessThan(3_500_000);
    expect(films.reduce((sum, film) => sum + bytesOf(film), 0)).toBeLessThan(32_000_000);
  });

  it.each<[string, (film: Film) => unknown]>([
    ["captions that overlap", (film) => (film.captions[1]!.fromMs = film.captions[0]!.untilMs - 1)],
    ["a pin that outlives the film", (film) => (film.pins[0]!.untilMs = film.durationMs + 1)],
    ["a first chapter that begins late", (film) => (film.chapters[0]!.atMs = 10)],
    ["no Japanese track", (film) => film.tracks.shift()],
    ["sound louder than −14 LUFS", (film) => (film.loudnessLufs = -13.5)],
  ])("are refused with %s", (_, change) => {
    const film = structuredClone(films[0]!);
    change(film);
    expect(v.safeParse(filmSchema, film).success).toBe(false);
  });
});

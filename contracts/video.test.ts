import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { languages } from "./languages.ts";
import { type Video, videoSchema } from "./video.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "content/videos");
const videos: Video[] = readdirSync(folder).flatMap((file) =>
  v.parse(v.array(videoSchema), JSON.parse(readFileSync(join(folder, file), "utf8"))),
);
const assetOf = (file: string): string => join(root, "public/assets/v", file);
const bytesOf = ({ renditions }: Video): number => renditions.reduce((sum, { bytes }) => sum + bytes, 0);

describe("the films", () => {
  it("are twelve: eight upright and four lying", () => {
    expect(videos).toHaveLength(12);
    expect(videos.filter(({ orientation }) => orientation === "vertical")).toHaveLength(8);
  });

  it.each(videos)(
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

  it.each(videos)("$id has captions in all six languages of the zone", ({ tracks, captions, chapters, title }) => {
    expect(tracks.map(({ lang }) => lang)).toEqual([...languages]);
    for (const words of [title, ...captions.map((one) => one.words), ...chapters.map((one) => one.words)])
      expect(Object.keys(words).toSorted()).toEqual([...languages].toSorted());
  });

  it("weigh at most 3.5 MB each and 32 MB together", () => {
    for (const video of videos) expect(bytesOf(video), video.id).toBeLessThan(3_500_000);
    expect(videos.reduce((sum, video) => sum + bytesOf(video), 0)).toBeLessThan(32_000_000);
  });

  it.each<[string, (video: Video) => unknown]>([
    ["captions that overlap", (video) => (video.captions[1]!.fromMs = video.captions[0]!.untilMs - 1)],
    ["a pin that outlives the film", (video) => (video.pins[0]!.untilMs = video.durationMs + 1)],
    ["a first chapter that begins late", (video) => (video.chapters[0]!.atMs = 10)],
    ["no Japanese track", (video) => video.tracks.shift()],
    ["sound louder than −14 LUFS", (video) => (video.loudnessLufs = -13.5)],
  ])("are refused with %s", (_, change) => {
    const video = structuredClone(videos[0]!);
    change(video);
    expect(v.safeParse(videoSchema, video).success).toBe(false);
  });
});

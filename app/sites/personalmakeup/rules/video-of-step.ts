import type { MakeupPart } from "#contracts/makeup-choices.ts";

/** What of a video a step needs. */
export interface StepVideo {
  id: string;
  title: { ja: string };
  chapters: readonly { atMs: number }[];
  pins: readonly { productId: string; fromMs: number }[];
}

/** The chapters in which a hand does what a step asks for, the plainest first. For some parts nobody has filmed one yet. */
const chaptersOf: Partial<Record<MakeupPart, readonly (readonly [filmId: string, chapter: number])[]>> = {
  brow: [
    ["film-04", 1],
    ["film-04", 3],
  ],
  lid: [
    ["film-12", 1],
    ["film-12", 2],
    ["film-11", 3],
  ],
  accent: [
    ["film-12", 4],
    ["film-12", 3],
  ],
  liner: [["film-01", 2]],
  lash: [["film-01", 3]],
  cheek: [
    ["film-02", 1],
    ["film-11", 2],
  ],
  lip: [
    ["film-03", 1],
    ["film-03", 2],
    ["film-02", 3],
    ["film-11", 1],
    ["film-11", 4],
  ],
};

/** The second of a video that shows the step: with the very product before one of its line, before any other. */
export function findStepVideo(part: MakeupPart, productId: string, videos: readonly StepVideo[]) {
  const matches = (chaptersOf[part] ?? []).flatMap(([id, chapter]) => {
    const video = videos.find((one) => one.id === id);
    const atMs = video?.chapters[chapter]?.atMs;
    if (!video || atMs === undefined) return [];
    const untilMs = video.chapters[chapter + 1]?.atMs ?? Number.POSITIVE_INFINITY;
    const pin = video.pins.find(({ fromMs }) => fromMs >= atMs && fromMs < untilMs)?.productId ?? "";
    return [{ video, atMs, pin }];
  });
  const line = productId.split("-")[0] ?? "";
  const best =
    matches.find(({ pin }) => pin === productId) ?? matches.find(({ pin }) => pin.startsWith(`${line}-`)) ?? matches[0];
  if (!best) return null;
  const seconds = Math.floor(best.atMs / 1_000);
  return {
    id: best.video.id,
    atMs: best.atMs,
    title: best.video.title.ja,
    at: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    path: `/channel?v=${best.video.id}&t=${seconds}`,
  };
}

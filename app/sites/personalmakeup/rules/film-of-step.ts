import type { MakeupPart } from "#contracts/makeup-choices.ts";

/** What of a film a step needs. */
export interface StepFilm {
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

/** The second of a film that shows the step: with the very product before one of its line, before any other. */
export function filmOfStep(part: MakeupPart, productId: string, films: readonly StepFilm[]) {
  const shown = (chaptersOf[part] ?? []).flatMap(([id, chapter]) => {
    const film = films.find((one) => one.id === id);
    const atMs = film?.chapters[chapter]?.atMs;
    if (!film || atMs === undefined) return [];
    const untilMs = film.chapters[chapter + 1]?.atMs ?? Number.POSITIVE_INFINITY;
    const pin = film.pins.find(({ fromMs }) => fromMs >= atMs && fromMs < untilMs)?.productId ?? "";
    return [{ film, atMs, pin }];
  });
  const line = productId.split("-")[0] ?? "";
  const best =
    shown.find(({ pin }) => pin === productId) ?? shown.find(({ pin }) => pin.startsWith(`${line}-`)) ?? shown[0];
  if (!best) return null;
  const seconds = Math.floor(best.atMs / 1_000);
  return {
    id: best.film.id,
    atMs: best.atMs,
    title: best.film.title.ja,
    at: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    path: `/channel?v=${best.film.id}&t=${seconds}`,
  };
}

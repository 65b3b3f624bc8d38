import { attachSource, type FilmFiles } from "./attach-source.ts";

/** A film of a reel as it is played. */
export interface ReelSource extends FilmFiles {
  id: string;
  durationMs: number;
}

/** From this on one is behind, or ahead, and is taken to where the others are. */
const driftMs = 1_200;
const lookMs = 1_000;
/** A film that broke is fetched anew after so long, where the programme is by then. */
const againMs = 5_000;

/**
 * Plays a reel where it is by a clock that all share: whoever comes late, or was away, comes in at the right second.
 * @param placeNow which film runs, and where in it, at this moment
 */
export function startReel(parts: {
  video: HTMLVideoElement;
  reel: readonly ReelSource[];
  placeNow: () => { index: number; atMs: number };
  onFilm: (index: number) => void;
  signal: AbortSignal;
}) {
  const { video, reel, placeNow, onFilm, signal } = parts;
  let index = -1;
  let source: AbortController | null = null;
  let isHeld = true;
  let brokenMs = 0;

  function look(): void {
    if (isHeld || signal.aborted) return;
    const place = placeNow();
    if (place.index !== index) return change(place.index);
    if (video.error) return again(place.index);
    brokenMs = 0;
    if (video.readyState === 0 || video.seeking) return;
    if (Math.abs(video.currentTime * 1_000 - place.atMs) > driftMs) video.currentTime = place.atMs / 1_000;
    if (video.paused) void video.play().catch(() => {});
  }

  function again(at: number): void {
    brokenMs += lookMs;
    if (brokenMs < againMs) return;
    brokenMs = 0;
    change(at);
  }

  function change(next: number): void {
    const film = reel[next];
    if (!film) return;
    index = next;
    onFilm(next);
    source?.abort();
    source = new AbortController();
    const own = source.signal;
    video.addEventListener(
      "loadedmetadata",
      () => {
        video.currentTime = placeNow().atMs / 1_000;
        if (!isHeld) void video.play().catch(() => {});
      },
      { once: true, signal: own },
    );
    void attachSource(video, film, own);
  }

  const clock = setInterval(look, lookMs);
  signal.addEventListener(
    "abort",
    () => {
      clearInterval(clock);
      source?.abort();
      video.pause();
    },
    { once: true },
  );

  return {
    video,
    /** Comes in, or comes back, where the programme is. */
    async play(): Promise<void> {
      isHeld = false;
      look();
      await video.play().catch(() => {});
    },
    /** Stands still here alone; the programme goes on. */
    pause(): void {
      isHeld = true;
      video.pause();
    },
  };
}
export type Reel = ReturnType<typeof startReel>;

import { attachSource, type VideoFiles } from "./attach-source.ts";

/** A video of a reel as it is played. */
export interface ReelSource extends VideoFiles {
  id: string;
  durationMs: number;
}

/** From this on one is behind, or ahead, and is taken to where the others are. */
const maxDriftMs = 1_200;
const checkEveryMs = 1_000;
/** A video that broke is fetched anew after so long, where the programme is by then. */
const retryMs = 5_000;

/**
 * Plays a reel where it is by a clock that all share: whoever comes late, or was away, comes in at the right second.
 * @param placeNow which video runs, and where in it, at this moment
 */
export function startReel(parts: {
  video: HTMLVideoElement;
  reel: readonly ReelSource[];
  placeNow: () => { index: number; atMs: number };
  onFilm: (index: number) => void;
  signal: AbortSignal;
}) {
  const { video, reel, placeNow: positionNow, onFilm: onVideoChange, signal } = parts;
  let index = -1;
  let source: AbortController | null = null;
  let isPaused = true;
  let brokenMs = 0;

  function check(): void {
    if (isPaused || signal.aborted) return;
    const position = positionNow();
    if (position.index !== index) return change(position.index);
    if (video.error) return again(position.index);
    brokenMs = 0;
    if (video.readyState === 0 || video.seeking) return;
    if (Math.abs(video.currentTime * 1_000 - position.atMs) > maxDriftMs) video.currentTime = position.atMs / 1_000;
    if (video.paused) void video.play().catch(() => {});
  }

  function again(at: number): void {
    brokenMs += checkEveryMs;
    if (brokenMs < retryMs) return;
    brokenMs = 0;
    change(at);
  }

  function change(next: number): void {
    const nextVideo = reel[next];
    if (!nextVideo) return;
    index = next;
    onVideoChange(next);
    source?.abort();
    source = new AbortController();
    const sourceSignal = source.signal;
    video.addEventListener(
      "loadedmetadata",
      () => {
        video.currentTime = positionNow().atMs / 1_000;
        if (!isPaused) void video.play().catch(() => {});
      },
      { once: true, signal: sourceSignal },
    );
    void attachSource(video, nextVideo, sourceSignal);
  }

  const clock = setInterval(check, checkEveryMs);
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
      isPaused = false;
      check();
      await video.play().catch(() => {});
    },
    /** Stands still here alone; the programme goes on. */
    pause(): void {
      isPaused = true;
      video.pause();
    },
  };
}
export type Reel = ReturnType<typeof startReel>;

import { onAbort } from "#app/kits/basics/abort.ts";
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
  positionNow: () => { index: number; atMs: number };
  onVideoChange: (index: number) => void;
  signal: AbortSignal;
}) {
  const { video, reel, positionNow, onVideoChange, signal } = parts;
  const source = createReelSource(video, () => positionNow().atMs);
  let index = -1;
  let isPaused = true;
  let brokenMs = 0;

  function check(): void {
    if (isPaused || signal.aborted) return;
    const position = positionNow();
    if (position.index !== index) return change(position.index);
    if (video.error) return retry(position.index);
    brokenMs = 0;
    keepPace(video, position.atMs);
  }

  function retry(at: number): void {
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
    source.change(nextVideo, () => !isPaused);
  }

  const clock = setInterval(check, checkEveryMs);
  onAbort(signal, () => {
    clearInterval(clock);
    source.stop();
    video.pause();
  });

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

/** Takes a video that is behind, or ahead, to where the others are, and lets it run. */
function keepPace(video: HTMLVideoElement, atMs: number): void {
  if (video.readyState === 0 || video.seeking) return;
  if (Math.abs(video.currentTime * 1_000 - atMs) > maxDriftMs) video.currentTime = atMs / 1_000;
  if (video.paused) void video.play().catch(() => {});
}

/** The files that the element plays; each begins where the programme is when they are there. */
function createReelSource(video: HTMLVideoElement, positionMs: () => number) {
  let fetching: AbortController | null = null;
  return {
    change(files: VideoFiles, shouldPlay: () => boolean): void {
      fetching?.abort();
      fetching = new AbortController();
      const { signal } = fetching;
      const begin = (): void => {
        video.currentTime = positionMs() / 1_000;
        if (shouldPlay()) void video.play().catch(() => {});
      };
      video.addEventListener("loadedmetadata", begin, { once: true, signal });
      void attachSource(video, files, signal);
    },
    stop: () => fetching?.abort(),
  };
}

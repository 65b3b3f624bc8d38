import { attachSource, type VideoFiles } from "./attach-source.ts";

/** What the element of the player plays. Its data is fetched when somebody first wants to see it. */
export interface VideoSource {
  /** Takes other files, to begin at `startMs`. */
  change(files: VideoFiles, startMs: number): void;
  /** Fetches, unless that is under way. */
  ready(): void;
  /** Loads from the start again, at the position where it broke. */
  reload(atMs: number): void;
  seek(atMs: number): void;
}

export function createVideoSource(video: HTMLVideoElement): VideoSource {
  let files: VideoFiles | null = null;
  let fetching: AbortController | null = null;
  /** Where to go as soon as the video can be asked for it. */
  let startAtMs: number | null = null;

  video.addEventListener("loadedmetadata", () => {
    if (startAtMs !== null) video.currentTime = startAtMs / 1_000;
    startAtMs = null;
  });

  function unload(nextStartMs: number): void {
    fetching?.abort();
    fetching = null;
    startAtMs = nextStartMs;
    video.removeAttribute("src");
    video.load();
  }

  return {
    change(next, startMs) {
      unload(startMs);
      files = next;
    },
    ready() {
      if (!files || fetching) return;
      fetching = new AbortController();
      void attachSource(video, files, fetching.signal);
    },
    reload: unload,
    seek(atMs) {
      if (video.readyState > 0) video.currentTime = atMs / 1_000;
      else startAtMs = atMs;
    },
  };
}

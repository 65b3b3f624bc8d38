import { watchStall } from "./watch-stall.ts";

/** Where a video lies: as HLS, and as one file for browsers without it. */
export interface VideoFiles {
  playlist: string;
  file: string;
}

const hlsType = "application/vnd.apple.mpegurl";

/** A piece that does not come is asked for twice more; then the other size is tried, then the file. */
const pieces = {
  ...{ maxTimeToFirstByteMs: 8_000, maxLoadTimeMs: 30_000 },
  timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
  errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
};

/**
 * Attaches a video to its element: HLS where the browser plays it by itself, else by the library, else the file as it is.
 * What breaks on the way falls back to the file. The library is fetched when the first video is about to play, never before.
 */
export async function attachSource(video: HTMLVideoElement, files: VideoFiles, signal: AbortSignal): Promise<void> {
  // Another source stops a video: what played is told to go on, from where it was.
  const playFile = (wasPlaying = !video.paused, at = video.currentTime): void => {
    if (signal.aborted || video.src.endsWith(files.file)) return;
    video.src = files.file;
    if (at > 0) video.addEventListener("loadedmetadata", () => (video.currentTime = at), { once: true, signal });
    if (wasPlaying) void video.play().catch(() => {});
  };
  if (video.canPlayType(hlsType) !== "") {
    video.addEventListener("error", () => playFile(), { once: true, signal });
    video.src = files.playlist;
    return;
  }
  const library = "MediaSource" in window ? await import("hls.js/light").catch(() => null) : null;
  if (signal.aborted) return;
  if (!library?.default.isSupported()) return playFile();
  // No worker: the segments are fragmented MP4 already, there is nothing to rewrite.
  const hls = new library.default({
    ...{ enableWorker: false, maxBufferLength: 20, capLevelToPlayerSize: true },
    fragLoadPolicy: { default: pieces },
  });
  hls.on(library.default.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    // Out of reach the file cannot be had either: it goes on where it stands when the phone is back.
    if (type === library.default.ErrorTypes.NETWORK_ERROR && navigator.onLine === false && hls.levels.length > 0)
      return window.addEventListener("online", () => hls.startLoad(), { once: true, signal });
    const [wasPlaying, at] = [!video.paused, video.currentTime];
    hls.destroy();
    playFile(wasPlaying, at);
  });
  signal.addEventListener("abort", () => hls.destroy(), { once: true });
  // Seldom, after a lost piece, the library waits for nothing. Asked to load from where it stands it goes on.
  const startAnew = (): void => {
    if (hls.media === null || navigator.onLine === false) return;
    hls.stopLoad();
    hls.startLoad(video.currentTime);
  };
  watchStall(video, startAnew, signal);
  hls.loadSource(files.playlist);
  hls.attachMedia(video);
}

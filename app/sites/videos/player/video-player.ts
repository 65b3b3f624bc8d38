import { getVisitSound } from "#app/kits/sound/use-sound.ts";
import { trackAt } from "#app/kits/analytics/track.ts";
import { attachSource, type VideoFiles } from "./attach-source.ts";
import { type MiniPlayerLabels, openMiniPlayer } from "./mini-player.ts";
import { saveResumePosition } from "./resume-positions.ts";

/** A video as the player plays it. */
export interface PlayerVideo extends VideoFiles {
  id: string;
  title: string;
  durationMs: number;
  isPortrait: boolean;
}

/** What a page shows of the video that is in the player. */
export interface PlayerState {
  filmId: string | null;
  isPlaying: boolean;
  /** It was begun: there is a picture, and a touch means a colour. */
  hasStarted: boolean;
  /** In steps of a quarter second. */
  atMs: number;
  rate: number;
  isBroken: boolean;
  /** It is to play and has nothing to play, for longer than a blink. */
  isWaiting: boolean;
}

const idleState: PlayerState = {
  ...{ filmId: null, isPlaying: false, hasStarted: false, atMs: 0, rate: 1 },
  ...{ isBroken: false, isWaiting: false },
};
/** Shorter waits are not worth a word. */
const waitingDelayMs = 1_200;
const quarters = [25, 50, 75, 100] as const;

/** The one video of a visit. Its element outlives the page it was opened on: what plays goes on in a small window. */
export type VideoPlayer = ReturnType<typeof createVideoPlayer>;

const players = new WeakMap<Document, VideoPlayer>();

/** The player of this visit. Browser only. */
export function videoPlayer(): VideoPlayer {
  const player = players.get(document) ?? createVideoPlayer();
  players.set(document, player);
  return player;
}

function createVideoPlayer() {
  const video = document.createElement("video");
  video.playsInline = true;
  video.preload = "metadata";
  video.setAttribute("playsinline", "");
  video.tabIndex = -1;
  const listeners = new Set<() => void>();
  let state = idleState;
  let currentVideo: PlayerVideo | null = null;
  let source: AbortController | null = null;
  let restoreAmbience: (() => void) | null = null;
  let closeMini: (() => void) | null = null;
  let waitingMs: number | null = null;
  let blink: ReturnType<typeof setTimeout> | undefined;
  const reportedQuarters = new Set<number>();

  function set(change: Partial<PlayerState>): void {
    const next = { ...state, ...change };
    if ((Object.keys(change) as (keyof PlayerState)[]).every((name) => state[name] === next[name])) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function onTime(): void {
    // Whoever loses its source falls back to the beginning; where the visitor was is kept.
    if (video.readyState === 0) return;
    const atMs = Math.floor((video.currentTime * 1_000) / 250) * 250;
    set({ atMs });
    if (!currentVideo || video.paused) return;
    for (const quarter of quarters) trackQuarter(quarter, atMs);
  }

  function trackQuarter(quarter: (typeof quarters)[number], atMs: number): void {
    if (!currentVideo || reportedQuarters.has(quarter) || atMs < (currentVideo.durationMs * quarter) / 100 - 300)
      return;
    reportedQuarters.add(quarter);
    trackAt(`video_${quarter}`, "/channel");
  }

  function onPause(): void {
    restoreAmbience?.();
    restoreAmbience = null;
    set({ isPlaying: false });
    if (currentVideo)
      saveResumePosition(currentVideo.id, video.ended ? 0 : video.currentTime * 1_000, currentVideo.durationMs);
  }

  video.addEventListener("timeupdate", onTime);
  video.addEventListener("seeked", onTime);
  video.addEventListener("play", () => {
    restoreAmbience ??= getVisitSound().muteMusic();
    set({ isPlaying: true, hasStarted: true });
  });
  video.addEventListener("pause", onPause);
  video.addEventListener("ended", () => trackQuarter(100, currentVideo?.durationMs ?? 0));
  for (const name of ["play", "waiting", "emptied", "playing", "pause", "error"])
    video.addEventListener(name, () => {
      const isWaiting = !video.paused && !video.error && video.readyState < video.HAVE_FUTURE_DATA;
      if (!isWaiting) {
        clearTimeout(blink);
        blink = undefined;
        set({ isWaiting });
      } else blink ??= setTimeout(() => set({ isWaiting }), waitingDelayMs);
    });
  video.addEventListener("loadedmetadata", () => {
    if (waitingMs !== null) video.currentTime = waitingMs / 1_000;
    waitingMs = null;
    video.playbackRate = state.rate;
  });
  video.addEventListener("error", () => {
    if (video.error && currentVideo && video.currentSrc.endsWith(currentVideo.file))
      set({ isBroken: true, isPlaying: false });
  });
  window.addEventListener("pagehide", onPause);

  /** The video's data is fetched when somebody first wants to see it. */
  function ready(): void {
    if (!currentVideo || source) return;
    source = new AbortController();
    void attachSource(video, currentVideo, source.signal);
  }

  /** Loads the video from the start again, at the position where it broke. */
  function retry(): void {
    source?.abort();
    source = null;
    waitingMs = state.atMs;
    video.removeAttribute("src");
    video.load();
  }

  function mount(next: PlayerVideo, startMs: number): void {
    video.pause();
    source?.abort();
    source = null;
    video.removeAttribute("src");
    video.load();
    reportedQuarters.clear();
    currentVideo = next;
    waitingMs = startMs;
    set({ ...idleState, filmId: next.id, atMs: startMs, rate: state.rate });
  }

  return {
    video,
    read: (): PlayerState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Puts the video into a slot of the page. The same video goes on where it is. */
    show(next: PlayerVideo, slot: HTMLElement, startMs: number | null): void {
      const wasPlaying = currentVideo?.id === next.id && !video.paused;
      closeMini?.();
      closeMini = null;
      if (currentVideo?.id !== next.id) mount(next, startMs ?? 0);
      else if (startMs !== null) this.seek(startMs);
      slot.append(video);
      // To be moved in the page stops a video.
      if (wasPlaying) void this.play();
    },
    /** The page goes. What plays stays in a small window; what does not is put away. */
    leave(slot: HTMLElement, goTo: (address: string) => void, labels: MiniPlayerLabels): void {
      if (!currentVideo || video.parentElement !== slot) return;
      const isContinuing = !video.paused && !video.ended;
      video.remove();
      if (!isContinuing) return;
      closeMini = openMiniPlayer({
        video,
        sourceVideo: currentVideo,
        labels,
        goTo,
        play: () => void this.play(),
        onClose: () => (closeMini = null),
      });
      void this.play();
    },
    async play(): Promise<void> {
      if (state.isBroken) retry();
      ready();
      if (video.ended) video.currentTime = 0;
      set({ isBroken: false });
      await video.play().catch(() => {});
    },
    pause: () => video.pause(),
    ready,
    seek(atMs: number): void {
      if (video.readyState > 0) video.currentTime = atMs / 1_000;
      else waitingMs = atMs;
      set({ atMs });
    },
    setRate(rate: number): void {
      video.playbackRate = rate;
      set({ rate });
    },
  };
}

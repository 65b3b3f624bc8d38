import { getVisitSound } from "#app/kits/sound/use-sound.ts";
import { trackAt } from "#app/kits/analytics/track.ts";
import type { VideoFiles } from "./attach-source.ts";
import { type MiniPlayerLabels, openMiniPlayer } from "./mini-player.ts";
import { createObservableState, type ObservableState } from "./observable-state.ts";
import { saveResumePosition } from "./resume-positions.ts";
import { createQuarterReport, passedQuarters } from "./video-quarters.ts";
import { createVideoSource } from "./video-source.ts";
import { watchWaiting } from "./watch-waiting.ts";

/** A video as the player plays it. */
export interface PlayerVideo extends VideoFiles {
  id: string;
  title: string;
  durationMs: number;
  isPortrait: boolean;
}

/** What a page shows of the video that is in the player. */
export interface PlayerState {
  videoId: string | null;
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
  ...{ videoId: null, isPlaying: false, hasStarted: false, atMs: 0, rate: 1 },
  ...{ isBroken: false, isWaiting: false },
};

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
  const video = createVideoElement();
  const state = createObservableState(idleState);
  const source = createVideoSource(video);
  const quarters = createQuarterReport((quarter) => trackAt(`video_${quarter}`, "/channel"));
  let currentVideo: PlayerVideo | null = null;
  const mini = createMiniSlot(video);
  followVideo({ video, state, quarters, getCurrentVideo: () => currentVideo });

  function mount(next: PlayerVideo, startMs: number): void {
    video.pause();
    source.change(next, startMs);
    quarters.restart();
    currentVideo = next;
    state.set({ ...idleState, videoId: next.id, atMs: startMs, rate: state.read().rate });
  }

  return {
    video,
    read: state.read,
    subscribe: state.subscribe,
    /** Puts the video into a slot of the page. The same video goes on where it is. */
    show(next: PlayerVideo, slot: HTMLElement, startMs: number | null): void {
      const wasPlaying = currentVideo?.id === next.id && !video.paused;
      mini.close();
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
      mini.open(currentVideo, labels, goTo, () => void this.play());
      void this.play();
    },
    async play(): Promise<void> {
      if (state.read().isBroken) source.reload(state.read().atMs);
      source.ready();
      if (video.ended) video.currentTime = 0;
      state.set({ isBroken: false });
      await video.play().catch(() => {});
    },
    pause: () => video.pause(),
    /** The video's data is fetched when somebody first wants to see it. */
    ready: source.ready,
    seek(atMs: number): void {
      source.seek(atMs);
      state.set({ atMs });
    },
    setRate(rate: number): void {
      video.playbackRate = rate;
      state.set({ rate });
    },
  };
}

/** The small window, open or not. */
function createMiniSlot(video: HTMLVideoElement) {
  let closeMini: (() => void) | null = null;
  return {
    open(sourceVideo: PlayerVideo, labels: MiniPlayerLabels, goTo: (address: string) => void, play: () => void): void {
      const onClose = (): void => void (closeMini = null);
      closeMini = openMiniPlayer({ video, sourceVideo, labels, goTo, play, onClose });
    },
    close(): void {
      closeMini?.();
      closeMini = null;
    },
  };
}

function createVideoElement(): HTMLVideoElement {
  const video = document.createElement("video");
  video.playsInline = true;
  video.preload = "metadata";
  video.setAttribute("playsinline", "");
  video.tabIndex = -1;
  return video;
}

/** Brings what the element does into the state, into the report of its quarters, and where one was into this browser. */
function followVideo(parts: {
  video: HTMLVideoElement;
  state: ObservableState<PlayerState>;
  quarters: ReturnType<typeof createQuarterReport>;
  getCurrentVideo: () => PlayerVideo | null;
}): void {
  const { video, state, quarters, getCurrentVideo } = parts;
  let restoreAmbience: (() => void) | null = null;

  function onTime(): void {
    // Whoever loses its source falls back to the beginning; where the visitor was is kept.
    if (video.readyState === 0) return;
    const atMs = Math.floor((video.currentTime * 1_000) / 250) * 250;
    state.set({ atMs });
    const current = getCurrentVideo();
    if (!current || video.paused) return;
    for (const quarter of passedQuarters(atMs, current.durationMs)) quarters.pass(quarter);
  }

  function onPause(): void {
    restoreAmbience?.();
    restoreAmbience = null;
    state.set({ isPlaying: false });
    const current = getCurrentVideo();
    if (current) saveResumePosition(current.id, video.ended ? 0 : video.currentTime * 1_000, current.durationMs);
  }

  video.addEventListener("timeupdate", onTime);
  video.addEventListener("seeked", onTime);
  video.addEventListener("play", () => {
    restoreAmbience ??= getVisitSound().muteMusic();
    state.set({ isPlaying: true, hasStarted: true });
  });
  video.addEventListener("pause", onPause);
  video.addEventListener("ended", () => getCurrentVideo() && quarters.pass(100));
  video.addEventListener("loadedmetadata", () => {
    video.playbackRate = state.read().rate;
  });
  video.addEventListener("error", () => {
    const current = getCurrentVideo();
    if (video.error && current && video.currentSrc.endsWith(current.file))
      state.set({ isBroken: true, isPlaying: false });
  });
  watchWaiting(video, (isWaiting) => state.set({ isWaiting }));
  window.addEventListener("pagehide", onPause);
}

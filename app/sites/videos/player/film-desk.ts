import { visitSound } from "#app/kits/sound/use-sound.ts";
import { note } from "#app/shell/tracking/track.ts";
import { attachSource, type FilmFiles } from "./attach-source.ts";
import { openMiniPlayer } from "./mini-player.ts";
import { rememberPlace } from "./places.ts";

/** A film as the desk plays it. */
export interface DeskFilm extends FilmFiles {
  id: string;
  title: string;
  durationMs: number;
  isUpright: boolean;
}

/** What a page shows of the film that is on the desk. */
export interface DeskState {
  filmId: string | null;
  isPlaying: boolean;
  /** It was begun: there is a picture, and a touch means a colour. */
  hasBegun: boolean;
  /** In steps of a quarter second. */
  atMs: number;
  rate: number;
  isBroken: boolean;
  /** It is to play and has nothing to play, for longer than a blink. */
  isWaiting: boolean;
}

/** What the small player says; it stands outside of React and is told by whoever knew the words. */
export interface MiniWords {
  region: string;
  back: string;
  play: string;
  pause: string;
  close: string;
  pip: string;
  noPip: string;
}

const atRest: DeskState = {
  ...{ filmId: null, isPlaying: false, hasBegun: false, atMs: 0, rate: 1 },
  ...{ isBroken: false, isWaiting: false },
};
/** Shorter waits are not worth a word. */
const blinkMs = 1_200;
const quarters = [25, 50, 75, 100] as const;

/** The one film of a visit. Its element outlives the page it was opened on: what plays goes on in a small window. */
export type FilmDesk = ReturnType<typeof createDesk>;

const desks = new WeakMap<Document, FilmDesk>();

/** The desk of this visit. Browser only. */
export function filmDesk(): FilmDesk {
  const desk = desks.get(document) ?? createDesk();
  desks.set(document, desk);
  return desk;
}

function createDesk() {
  const video = document.createElement("video");
  video.playsInline = true;
  video.preload = "metadata";
  video.setAttribute("playsinline", "");
  video.tabIndex = -1;
  const listeners = new Set<() => void>();
  let state = atRest;
  let film: DeskFilm | null = null;
  let source: AbortController | null = null;
  let unhush: (() => void) | null = null;
  let closeMini: (() => void) | null = null;
  let waitingMs: number | null = null;
  let blink: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<number>();

  function set(change: Partial<DeskState>): void {
    const next = { ...state, ...change };
    if ((Object.keys(change) as (keyof DeskState)[]).every((name) => state[name] === next[name])) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function onTime(): void {
    // Whoever loses its source falls back to the beginning; where the visitor was is kept.
    if (video.readyState === 0) return;
    const atMs = Math.floor((video.currentTime * 1_000) / 250) * 250;
    set({ atMs });
    if (!film || video.paused) return;
    for (const quarter of quarters) tellQuarter(quarter, atMs);
  }

  function tellQuarter(quarter: (typeof quarters)[number], atMs: number): void {
    if (!film || told.has(quarter) || atMs < (film.durationMs * quarter) / 100 - 300) return;
    told.add(quarter);
    note(`video_${quarter}`, "/channel");
  }

  function onPause(): void {
    unhush?.();
    unhush = null;
    set({ isPlaying: false });
    if (film) rememberPlace(film.id, video.ended ? 0 : video.currentTime * 1_000, film.durationMs);
  }

  video.addEventListener("timeupdate", onTime);
  video.addEventListener("seeked", onTime);
  video.addEventListener("play", () => {
    unhush ??= visitSound().hush();
    set({ isPlaying: true, hasBegun: true });
  });
  video.addEventListener("pause", onPause);
  video.addEventListener("ended", () => tellQuarter(100, film?.durationMs ?? 0));
  for (const name of ["play", "waiting", "emptied", "playing", "pause", "error"])
    video.addEventListener(name, () => {
      const isWaiting = !video.paused && !video.error && video.readyState < video.HAVE_FUTURE_DATA;
      if (!isWaiting) {
        clearTimeout(blink);
        blink = undefined;
        set({ isWaiting });
      } else blink ??= setTimeout(() => set({ isWaiting }), blinkMs);
    });
  video.addEventListener("loadedmetadata", () => {
    if (waitingMs !== null) video.currentTime = waitingMs / 1_000;
    waitingMs = null;
    video.playbackRate = state.rate;
  });
  video.addEventListener("error", () => {
    if (video.error && film && video.currentSrc.endsWith(film.file)) set({ isBroken: true, isPlaying: false });
  });
  window.addEventListener("pagehide", onPause);

  /** The film's data travels with the first wish to see it. */
  function ready(): void {
    if (!film || source) return;
    source = new AbortController();
    void attachSource(video, film, source.signal);
  }

  /** From the beginning of the way to the film, at the place where it broke. */
  function comeBack(): void {
    source?.abort();
    source = null;
    waitingMs = state.atMs;
    video.removeAttribute("src");
    video.load();
  }

  function lay(next: DeskFilm, startMs: number): void {
    video.pause();
    source?.abort();
    source = null;
    video.removeAttribute("src");
    video.load();
    told.clear();
    film = next;
    waitingMs = startMs;
    set({ ...atRest, filmId: next.id, atMs: startMs, rate: state.rate });
  }

  return {
    video,
    read: (): DeskState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Puts the film into a place of the page. The same film goes on where it is. */
    show(next: DeskFilm, slot: HTMLElement, startMs: number | null): void {
      const wasPlaying = film?.id === next.id && !video.paused;
      closeMini?.();
      closeMini = null;
      if (film?.id !== next.id) lay(next, startMs ?? 0);
      else if (startMs !== null) this.seek(startMs);
      slot.append(video);
      // To be moved in the page stops a video.
      if (wasPlaying) void this.play();
    },
    /** The page goes. What plays stays in a small window; what does not is put away. */
    leave(slot: HTMLElement, goTo: (address: string) => void, words: MiniWords): void {
      if (!film || video.parentElement !== slot) return;
      const isGoingOn = !video.paused && !video.ended;
      video.remove();
      if (!isGoingOn) return;
      closeMini = openMiniPlayer({
        video,
        film,
        words,
        goTo,
        play: () => void this.play(),
        onClose: () => (closeMini = null),
      });
      void this.play();
    },
    async play(): Promise<void> {
      if (state.isBroken) comeBack();
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

import type { MusicTrack } from "./sound-library.ts";

/** Which music the routes of this visit ask for. */
export interface MusicRequests {
  /** That of the route entered last; none while anything mutes it. */
  current(): MusicTrack | undefined;
  /** A route with music is entered. Returns the leaving. */
  enter(track: MusicTrack): () => void;
  /** All music is silent until the returned function is called. */
  mute(): () => void;
}

/** No music is asked for yet. */
export function createMusicRequests(): MusicRequests {
  const entered = new Set<{ track: MusicTrack }>();
  const mutes = new Set<object>();
  return {
    current: () => (mutes.size === 0 ? [...entered].at(-1)?.track : undefined),
    enter(track) {
      const entry = { track };
      entered.add(entry);
      return () => void entered.delete(entry);
    },
    mute() {
      const mute = {};
      mutes.add(mute);
      return () => void mutes.delete(mute);
    },
  };
}

import type { MusicName } from "./music-names.ts";

/** How a route wants its music. */
export interface MusicWish {
  /** The layer that rises with the multiplier is wanted, too: it is fetched only for who asks. */
  wantsRise?: boolean;
  /** Where the music is to begin, in seconds, for who keeps time with it; otherwise it goes on where it was left. */
  positionS?: () => number;
}

export interface MusicRequest {
  music: MusicName;
  wantsRise: boolean;
  positionS: (() => number) | null;
}

/** Which music the routes of this visit ask for. */
export interface MusicRequests {
  /** That of the route entered last; none while anything mutes it. */
  current(): MusicRequest | undefined;
  /** A route with music is entered. Returns the leaving. */
  enter(music: MusicName, wish?: MusicWish): () => void;
  /** All music is silent until the returned function is called. */
  mute(): () => void;
}

/** No music is asked for yet. */
export function createMusicRequests(): MusicRequests {
  const entered = new Set<MusicRequest>();
  const mutes = new Set<object>();
  return {
    current: () => (mutes.size === 0 ? [...entered].at(-1) : undefined),
    enter(music, { wantsRise = false, positionS } = {}) {
      const request = { music, wantsRise, positionS: positionS ?? null };
      entered.add(request);
      return () => void entered.delete(request);
    },
    mute() {
      const mute = {};
      mutes.add(mute);
      return () => void mutes.delete(mute);
    },
  };
}

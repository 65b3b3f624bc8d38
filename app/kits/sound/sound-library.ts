/** A sound in the two formats that between them every phone decodes: addresses on this host or the asset host. */
export interface SoundFile {
  ogg: string;
  m4a: string;
}

/** Music that repeats without a seam between two moments of the file, in seconds. */
export interface MusicTrack extends SoundFile {
  loopStartS: number;
  loopEndS: number;
}

export interface Effect extends SoundFile {
  /** 0 to 1. Sounds of the interface lie between 0.35 and 0.5. */
  gain: number;
  /** A reward: the music steps back while it sounds. */
  ducks?: boolean;
}

const file = (name: string): SoundFile => ({ ogg: `/assets/sound/${name}.ogg`, m4a: `/assets/sound/${name}.m4a` });

/** The night of the town: 16 bars at 112 a minute. The moments come from the script that renders it. */
export const nightMusic: MusicTrack = { ...file("bgm-night"), loopStartS: 0.25, loopEndS: 34.535_708_333_333_33 };

/** Everything `play` knows. Sounds are objects: lacquer, a magnetic cap, liquid, a purr. */
export const effects = {
  "ui-tap": { ...file("ui-tap"), gain: 0.35 },
  "cap-snap": { ...file("cap-snap"), gain: 0.5 },
  shot: { ...file("shot"), gain: 0.35 },
  splat: { ...file("splat"), gain: 0.5 },
  capture: { ...file("capture"), gain: 0.5, ducks: true },
  jackpot: { ...file("jackpot"), gain: 0.5, ducks: true },
  "monster-giggle": { ...file("monster-giggle"), gain: 0.45 },
  "zone-open": { ...file("zone-open"), gain: 0.5 },
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;

import loops from "./loops.json";

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

/** The intro and the hub: 16 bars at 112 a minute. */
export const hubMusic: MusicTrack = { ...file("bgm-night"), ...loops["bgm-night"] };
/** The map of the lip world, its stages, and the Rule at the end of each. */
export const mapMusic: MusicTrack = { ...file("bgm-map"), ...loops["bgm-map"] };
export const stageMusic: MusicTrack = { ...file("bgm-stage"), ...loops["bgm-stage"] };
export const bossMusic: MusicTrack = { ...file("bgm-boss"), ...loops["bgm-boss"] };
/** Memories of red: a heart, a string, breath. */
export const morMusic: MusicTrack = { ...file("bgm-mor"), ...loops["bgm-mor"] };

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
  "paper-tear": { ...file("paper-tear"), gain: 0.45 },
  "powder-press": { ...file("powder-press"), gain: 0.5 },
  "brush-stroke": { ...file("brush-stroke"), gain: 0.35 },
  bubble: { ...file("bubble"), gain: 0.4 },
  "eye-open": { ...file("eye-open"), gain: 0.4 },
  "far-bell": { ...file("far-bell"), gain: 0.4 },
  "seal-break": { ...file("seal-break"), gain: 0.5, ducks: true },
  "blow-out": { ...file("blow-out"), gain: 0.45, ducks: true },
  "door-open": { ...file("door-open"), gain: 0.5 },
  "lip-print": { ...file("lip-print"), gain: 0.45 },
  hurt: { ...file("hurt"), gain: 0.4 },
  "power-up": { ...file("power-up"), gain: 0.45 },
  graze: { ...file("graze"), gain: 0.35 },
  "boss-stamp": { ...file("boss-stamp"), gain: 0.5 },
  heartbeat: { ...file("heartbeat"), gain: 0.5 },
  "water-drop": { ...file("water-drop"), gain: 0.4 },
  "card-turn": { ...file("card-turn"), gain: 0.35 },
  purr: { ...file("purr"), gain: 0.4 },
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;

/** A sound in the two formats that between them every phone decodes: addresses on this host or the asset host. */
export interface SoundFile {
  ogg: string;
  m4a: string;
}

export interface Effect extends SoundFile {
  /** 0 to 1. Sounds of the interface lie between 0.35 and 0.5. */
  gain: number;
  /** A reward: the music steps back while it sounds. */
  ducks?: boolean;
}

/** The addresses of a sound by its name. */
export const soundFile = (name: string): SoundFile => ({
  ogg: `/assets/sound/${name}.ogg`,
  m4a: `/assets/sound/${name}.m4a`,
});

/** Everything `play` knows. Sounds are objects: lacquer, a magnetic cap, liquid, a purr. */
export const effects = {
  "ui-tap": { ...soundFile("ui-tap"), gain: 0.35 },
  "cap-snap": { ...soundFile("cap-snap"), gain: 0.5 },
  shot: { ...soundFile("shot"), gain: 0.35 },
  splat: { ...soundFile("splat"), gain: 0.5 },
  capture: { ...soundFile("capture"), gain: 0.5, ducks: true },
  jackpot: { ...soundFile("jackpot"), gain: 0.5, ducks: true },
  "monster-giggle": { ...soundFile("monster-giggle"), gain: 0.45 },
  "zone-open": { ...soundFile("zone-open"), gain: 0.5 },
  "paper-tear": { ...soundFile("paper-tear"), gain: 0.45 },
  "powder-press": { ...soundFile("powder-press"), gain: 0.5 },
  "brush-stroke": { ...soundFile("brush-stroke"), gain: 0.35 },
  bubble: { ...soundFile("bubble"), gain: 0.4 },
  "eye-open": { ...soundFile("eye-open"), gain: 0.4 },
  "far-bell": { ...soundFile("far-bell"), gain: 0.4 },
  "seal-break": { ...soundFile("seal-break"), gain: 0.5, ducks: true },
  "blow-out": { ...soundFile("blow-out"), gain: 0.45, ducks: true },
  "door-open": { ...soundFile("door-open"), gain: 0.5 },
  "lip-print": { ...soundFile("lip-print"), gain: 0.45 },
  hurt: { ...soundFile("hurt"), gain: 0.4 },
  "power-up": { ...soundFile("power-up"), gain: 0.45 },
  graze: { ...soundFile("graze"), gain: 0.35 },
  "boss-stamp": { ...soundFile("boss-stamp"), gain: 0.5 },
  heartbeat: { ...soundFile("heartbeat"), gain: 0.5 },
  "water-drop": { ...soundFile("water-drop"), gain: 0.4 },
  "card-turn": { ...soundFile("card-turn"), gain: 0.35 },
  purr: { ...soundFile("purr"), gain: 0.4 },
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;

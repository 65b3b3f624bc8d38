import type { EventKind, GameEvent } from "#app/kits/game/events.ts";
import type { EffectName } from "#app/kits/sound/sound-library.ts";

interface Heard {
  name: EffectName;
  /** Not again sooner. */
  restMs: number;
}

const sounds: Partial<Record<EventKind, Heard>> = {
  shot: { name: "shot", restMs: 190 },
  kill: { name: "splat", restMs: 70 },
  graze: { name: "graze", restMs: 110 },
  hit: { name: "hurt", restMs: 0 },
  defeat: { name: "blow-out", restMs: 0 },
  level: { name: "power-up", restMs: 0 },
  mended: { name: "power-up", restMs: 0 },
  item: { name: "water-drop", restMs: 260 },
  special: { name: "monster-giggle", restMs: 0 },
  warn: { name: "eye-open", restMs: 900 },
  boss: { name: "boss-stamp", restMs: 0 },
  phase: { name: "heartbeat", restMs: 0 },
  struck: { name: "paper-tear", restMs: 120 },
  "law-broken": { name: "paper-tear", restMs: 200 },
  swap: { name: "card-turn", restMs: 200 },
  line: { name: "purr", restMs: 600 },
  clear: { name: "jackpot", restMs: 0 },
};

/** Lets events be heard, none of them too often. */
export function makeStageSounds(
  play: (name: EffectName) => void,
  nowMs: () => number,
): (events: readonly GameEvent[]) => void {
  const lastMs = new Map<EffectName, number>();
  return (events) => {
    for (const { kind } of events) {
      const heard = sounds[kind];
      if (!heard || nowMs() - (lastMs.get(heard.name) ?? -10_000) < heard.restMs) continue;
      lastMs.set(heard.name, nowMs());
      play(heard.name);
    }
  };
}

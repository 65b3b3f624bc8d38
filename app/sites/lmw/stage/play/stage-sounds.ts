import type { EventKind, GameEvent } from "#app/kits/game/events.ts";
import type { EffectName } from "#app/kits/sound/sound-library.ts";

interface SoundCue {
  name: EffectName;
  /** Not again sooner. */
  minGapMs: number;
}

const soundCues: Partial<Record<EventKind, SoundCue>> = {
  shot: { name: "shot", minGapMs: 190 },
  kill: { name: "splat", minGapMs: 70 },
  graze: { name: "graze", minGapMs: 110 },
  hit: { name: "hurt", minGapMs: 0 },
  defeat: { name: "blow-out", minGapMs: 0 },
  level: { name: "power-up", minGapMs: 0 },
  mended: { name: "power-up", minGapMs: 0 },
  item: { name: "water-drop", minGapMs: 260 },
  special: { name: "monster-giggle", minGapMs: 0 },
  warn: { name: "eye-open", minGapMs: 900 },
  boss: { name: "boss-stamp", minGapMs: 0 },
  phase: { name: "heartbeat", minGapMs: 0 },
  struck: { name: "paper-tear", minGapMs: 120 },
  "law-broken": { name: "paper-tear", minGapMs: 200 },
  swap: { name: "card-turn", minGapMs: 200 },
  line: { name: "purr", minGapMs: 600 },
  clear: { name: "jackpot", minGapMs: 0 },
};

/** Lets events be heard, none of them too often. */
export function createStageSounds(
  play: (name: EffectName) => void,
  nowMs: () => number,
): (events: readonly GameEvent[]) => void {
  const lastMs = new Map<EffectName, number>();
  return (events) => {
    for (const { kind } of events) {
      const cue = soundCues[kind];
      if (!cue || nowMs() - (lastMs.get(cue.name) ?? -10_000) < cue.minGapMs) continue;
      lastMs.set(cue.name, nowMs());
      play(cue.name);
    }
  };
}

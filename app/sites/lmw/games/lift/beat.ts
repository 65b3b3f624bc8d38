import type { LiftWorld } from "./rules.ts";

/** Where a moment lies between two beats. */
export interface Beat {
  /** The distance of the beats around it, in ms. */
  gapMs: number;
  /** 1 at a stroke, falling to 0 at the next. */
  share: number;
}

export function getBeat({ beatsMs }: Pick<LiftWorld, "beatsMs">, nowMs: number): Beat {
  const next = beatsMs.findIndex((beatMs) => beatMs > nowMs);
  const gapMs = (beatsMs[Math.max(1, next)] ?? 400) - (beatsMs[Math.max(0, next - 1)] ?? 0) || 400;
  const nextMs = beatsMs[next];
  return { gapMs, share: nextMs === undefined ? 0 : Math.max(0, Math.min(1, (nextMs - nowMs) / gapMs)) };
}

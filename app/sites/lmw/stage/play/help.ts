import { createLocalStore } from "#app/kits/visitor/local-store.ts";

/** What a visitor borrows while playing. Kept in this browser; it changes at any time, also in the middle of a run. */
export interface Help {
  /** Fewer and slower bullets, more lipsticks. */
  isAssisted: boolean;
  /** The lipstick steps aside by itself. */
  movesItself: boolean;
  /** Painting goes on without a finger on the glass. */
  paintsItself: boolean;
  /** One key or one tap is all there is. */
  hasOneSwitch: boolean;
  /** How long the one switch is held for the special. */
  holdMs: number;
  /** How far the lipstick goes for a finger's way, in hundredths. */
  gain: number;
}

export const noHelp: Help = {
  ...{ isAssisted: false, movesItself: false, paintsItself: false, hasOneSwitch: false },
  ...{ holdMs: 600, gain: 100 },
};

export const holdTimes = [400, 600, 900, 1400] as const;
export const gains = [80, 100, 130, 160] as const;

const key = "kz_lmw_help";

/** What this browser remembers of it. */
export function readHelp(): Help {
  try {
    const stored = JSON.parse(createLocalStore().get(key) ?? "{}") as Partial<Record<keyof Help, unknown>>;
    const pickAllowed = <T extends number>(allowed: readonly T[], value: unknown, fallback: T): T =>
      allowed.find((time) => time === value) ?? fallback;
    return {
      isAssisted: stored.isAssisted === true,
      movesItself: stored.movesItself === true,
      paintsItself: stored.paintsItself === true,
      hasOneSwitch: stored.hasOneSwitch === true,
      holdMs: pickAllowed(holdTimes, stored.holdMs, 600),
      gain: pickAllowed(gains, stored.gain, 100),
    };
  } catch {
    return noHelp;
  }
}

/** Remembers it. */
export const saveHelp = (help: Help): void => createLocalStore().set(key, JSON.stringify(help));

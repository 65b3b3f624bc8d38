import type { Hub } from "#test-support/hub-server.ts";

/** What an attack meets: a built zone on this machine, with limits as in earnest unless the attack says otherwise. */
export interface Target {
  /** On 127.0.0.1; believes X-Forwarded-For from here, so that one machine can be many. */
  origin: string;
  hub: Hub;
  /** In smaller numbers, in some ten seconds, and judged by counts alone: a busy machine says nothing of times. */
  isShort: boolean;
}

/** One line of what became of it. */
export interface Verdict {
  what: string;
  /** As it is printed. */
  value: string;
  goal: string;
  isMet: boolean;
  /** Left out of a short run: it says how long something took, or misses its goal as record 0031 says. */
  isFullOnly?: boolean;
}

/** What each `*.attack.ts` of this folder exports as `attack`. It ends by itself, within a minute. */
export interface Attack {
  /** What `--only` names. */
  name: string;
  /** Settings of the zone it is tried on. */
  env?: Record<string, string>;
  /** It is all about time, and is left out of a short run. */
  isTimed?: boolean;
  run(target: Target): Promise<Verdict[]>;
}

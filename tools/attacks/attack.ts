import type { Hub } from "#test-support/hub-server.ts";

/** What an attack meets: a built zone on this machine, with limits as in earnest unless the attack says otherwise. */
export interface Target {
  /** On 127.0.0.1; believes X-Forwarded-For from here, so that one machine can be many. */
  origin: string;
  hub: Hub;
}

/** One line of what became of it. */
export interface Verdict {
  what: string;
  /** As it is printed. */
  value: string;
  goal: string;
  isMet: boolean;
}

/** What each `*.attack.ts` of this folder exports as `attack`. It ends by itself, within a minute. */
export interface Attack {
  /** What `--only` names. */
  name: string;
  /** Settings of the zone it is tried on. */
  env?: Record<string, string>;
  run(target: Target): Promise<Verdict[]>;
}

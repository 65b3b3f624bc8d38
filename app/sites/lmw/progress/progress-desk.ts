import * as v from "valibot";
import { type LipDeed, lipProgressSchema, type LipProgress } from "#contracts/lip-world-progress.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { applyDeed } from "./apply-deed.ts";
import { noLipProgress } from "./no-progress.ts";

const copyKey = "kz_lmw_progress";
const path = "/api/lmw/progress";

/** Everything that goes between a visitor's progress and the server, and its copy in this browser. */
export function createProgressDesk() {
  const store = createLocalStore();
  let latest: LipProgress | null = null;
  /** What was done and has no answer yet, in its order. */
  const waiting: LipDeed[] = [];
  let line: Promise<unknown> = Promise.resolve();

  function readCopy(): LipProgress {
    try {
      const read = v.safeParse(lipProgressSchema, JSON.parse(store.get(copyKey) ?? "null"));
      return read.success ? read.output : noLipProgress;
    } catch {
      return noLipProgress;
    }
  }

  function keep(next: LipProgress): LipProgress {
    latest = next;
    store.set(copyKey, JSON.stringify(next));
    return next;
  }

  const copy = (): LipProgress => latest ?? readCopy();

  async function attempt(write: Visitor["write"], deed: LipDeed): Promise<LipProgress | null> {
    try {
      const answer = await write(intentOf(deed), lipProgressSchema);
      waiting.splice(waiting.indexOf(deed), 1);
      return keep(waiting.reduce((progress, next) => applyDeed(progress, next, new Date()), answer));
    } catch (error) {
      waiting.splice(waiting.indexOf(deed), 1);
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  return {
    /** What this browser remembers. */
    copy,
    /** What the server knows; null when it does not answer. */
    async read(signal: AbortSignal): Promise<LipProgress | null> {
      try {
        return keep(await apiFetch(path, { schema: lipProgressSchema, signal }));
      } catch (error) {
        if (error instanceof ApiError || signal.aborted) return null;
        throw error;
      }
    },
    /** The progress as it will be, to be shown at once. */
    guess(deed: LipDeed): LipProgress {
      waiting.push(deed);
      return keep(applyDeed(copy(), deed, new Date()));
    },
    /** What the server made of it, and what still waits; null when it did not answer or refused. One after the other. */
    send(write: Visitor["write"], deed: LipDeed): Promise<LipProgress | null> {
      const sent = line.then(() => attempt(write, deed));
      line = sent.catch(() => null);
      return sent;
    },
    /**
     * Does what must not be shown before the server has it: a vote that is thanked for is counted.
     * @throws ApiError when it did not answer or refused
     */
    async confirm(write: Visitor["write"], deed: LipDeed): Promise<LipProgress> {
      const done = line.then(() => write(intentOf(deed), lipProgressSchema));
      line = done.catch(() => null);
      const answer = await done;
      return keep(waiting.reduce((progress, next) => applyDeed(progress, next, new Date()), answer));
    },
  };
}

export type ProgressDesk = ReturnType<typeof createProgressDesk>;

const intentOf = (deed: LipDeed) => ({ name: nameOf(deed), path, method: "POST", body: { ...deed } }) as const;

/** Each thing has its own name, so that one that waits does not take the place of another. */
const nameOf = (deed: LipDeed): string => ["lmw", ...Object.values(deed).map((value) => value ?? "-")].join("-");

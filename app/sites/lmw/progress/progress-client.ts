import * as v from "valibot";
import { type LipProgressAction, lipProgressSchema, type LipProgress } from "#contracts/lip-world-progress.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { applyProgressAction } from "./apply-progress-action.ts";
import { emptyProgress } from "./empty-progress.ts";

const storageKey = "kz_lmw_progress";
const path = "/api/lmw/progress";

/** Everything that goes between a visitor's progress and the server, and its copy in this browser. */
export function createProgressClient() {
  const copy = createProgressCopy();
  /** What was done and has no answer yet, in its order. */
  const pendingActions: LipProgressAction[] = [];
  const saveWithPending = (answer: LipProgress): LipProgress =>
    copy.save(pendingActions.reduce((progress, next) => applyProgressAction(progress, next, new Date()), answer));
  let queue: Promise<unknown> = Promise.resolve();

  async function attempt(write: Visitor["write"], action: LipProgressAction): Promise<LipProgress | null> {
    try {
      const answer = await write(intentOf(action), lipProgressSchema);
      pendingActions.splice(pendingActions.indexOf(action), 1);
      return saveWithPending(answer);
    } catch (error) {
      pendingActions.splice(pendingActions.indexOf(action), 1);
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  return {
    /** What this browser remembers. */
    copy: copy.get,
    /** What the server knows; null when it does not answer. */
    async read(signal: AbortSignal): Promise<LipProgress | null> {
      try {
        return copy.save(await apiFetch(path, { schema: lipProgressSchema, signal }));
      } catch (error) {
        if (error instanceof ApiError || signal.aborted) return null;
        throw error;
      }
    },
    /** The progress as it will be, to be shown at once. */
    guess(action: LipProgressAction): LipProgress {
      pendingActions.push(action);
      return copy.save(applyProgressAction(copy.get(), action, new Date()));
    },
    /** What the server made of it, and what still waits; null when it did not answer or refused. One after the other. */
    send(write: Visitor["write"], action: LipProgressAction): Promise<LipProgress | null> {
      const submission = queue.then(() => attempt(write, action));
      queue = submission.catch(() => null);
      return submission;
    },
    /**
     * Does what must not be shown before the server has it: a vote that is thanked for is counted.
     * @throws ApiError when it did not answer or refused
     */
    async confirm(write: Visitor["write"], action: LipProgressAction): Promise<LipProgress> {
      const done = queue.then(() => write(intentOf(action), lipProgressSchema));
      queue = done.catch(() => null);
      return saveWithPending(await done);
    },
  };
}

/** What this browser remembers of the visitor's progress. */
function createProgressCopy(): { get(): LipProgress; save(next: LipProgress): LipProgress } {
  const store = createLocalStore();
  let latest: LipProgress | null = null;

  function readStored(): LipProgress {
    try {
      const read = v.safeParse(lipProgressSchema, JSON.parse(store.get(storageKey) ?? "null"));
      return read.success ? read.output : emptyProgress;
    } catch {
      return emptyProgress;
    }
  }

  return {
    get: () => latest ?? readStored(),
    save(next) {
      latest = next;
      store.set(storageKey, JSON.stringify(next));
      return next;
    },
  };
}

export type ProgressClient = ReturnType<typeof createProgressClient>;

const intentOf = (action: LipProgressAction) =>
  ({ name: intentName(action), path, method: "POST", body: { ...action } }) as const;

/** Each thing has its own name, so that one that waits does not take the place of another. */
const intentName = (action: LipProgressAction): string =>
  ["lmw", ...Object.values(action).map((value) => value ?? "-")].join("-");

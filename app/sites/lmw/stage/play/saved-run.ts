import * as v from "valibot";
import type { Recording } from "#app/kits/game/replay/replay.ts";
import { rulesHash } from "#app/kits/game/rules-hash.ts";
import { type StageTicket, stageSetupSchema, stageTicketSchema } from "#contracts/stage-run.ts";
import { encodeBase64 } from "../client/stage-client.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { omitMissing } from "./run-setup.ts";
import { savedRunKey, savedRunLifeMs } from "./saved-run-key.ts";

const savedRunSchema = v.object({
  stage: v.number(),
  savedAtMs: v.number(),
  rulesHash: v.string(),
  setup: v.pipe(
    v.object({ ...stageSetupSchema.entries, isPractice: v.optional(v.boolean()) }),
    v.transform(({ isPractice, ...setup }) => ({ ...omitMissing(setup), ...(isPractice ? { isPractice } : {}) })),
  ),
  ticket: v.nullable(stageTicketSchema),
  log: v.string(),
  struckBefore: v.array(v.string()),
});

/** A run in the middle of which the page was left. */
export type SavedRun = v.InferOutput<typeof savedRunSchema> & { ticket: StageTicket | null };

interface PlayedRun {
  recording: Recording;
  ticket: StageTicket | null;
  struckBefore: readonly string[];
}

/** Keeps a run that is being played in this tab; what is over, or has hardly begun, is not kept. */
export function saveRun(store: Storage, { recording, ticket, struckBefore }: PlayedRun, nowMs: number): void {
  const { world } = recording;
  if (world.state !== "playing" || world.tick < minTicks) return;
  const saved: v.InferInput<typeof savedRunSchema> = {
    ...{ stage: world.setup.stage, savedAtMs: nowMs, rulesHash: rulesHash(gameRules), setup: world.setup },
    ...{ ticket, log: encodeBase64(recording.bytes()), struckBefore: [...struckBefore] },
  };
  try {
    store.setItem(savedRunKey, JSON.stringify(saved));
  } catch {
    // A browser that keeps nothing: the run is gone with the page.
  }
}

const minTicks = 60;

/** The run of this stage that was left less than a minute ago; null when there is none that can go on. It is taken out. */
export function takeSavedRun(store: Storage, stage: number, nowMs: number): SavedRun | null {
  try {
    const saved = v.parse(savedRunSchema, JSON.parse(store.getItem(savedRunKey) ?? "null"));
    store.removeItem(savedRunKey);
    const ageMs = nowMs - saved.savedAtMs;
    const isCurrent = saved.stage === stage && saved.rulesHash === rulesHash(gameRules);
    return isCurrent && ageMs >= 0 && ageMs <= takenLifeMs ? saved : null;
  } catch {
    return null;
  }
}

/** Who saw that it is there has a while to press. */
const takenLifeMs = 5 * savedRunLifeMs;

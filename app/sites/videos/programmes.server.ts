import phrases from "#content/broadcasts/phrases.json" with { type: "json" };
import programmeList from "#content/broadcasts/programmes.json" with { type: "json" };
import stampList from "#content/broadcasts/stamps.json" with { type: "json" };
import * as v from "valibot";
import { phrasesSchema, programmeSchema, stampsSchema } from "#contracts/broadcast.ts";
import { listBroadcasts, toPlanChange } from "#server/modules/videos/broadcasts.ts";
import type { Queries } from "#server/platform/database.ts";
import {
  type Broadcast,
  type BroadcastChange,
  broadcastsAround,
  type OnAir,
  onAirAt,
} from "#contracts/broadcast-calendar.ts";

/** What editors wrote for the programmes, checked once. */
export const programmes = v.parse(v.array(programmeSchema), programmeList);
export const stamps = v.parse(stampsSchema, stampList);
export const livePhrases = v.parse(phrasesSchema, phrases);

/** What is on at this moment, and all evenings around it. */
export type Schedule = OnAir & { broadcasts: readonly Broadcast[] };

/** What is on at this moment, by the plan and by the operators' hands. */
export async function getSchedule(queries: Queries, now: Date): Promise<Schedule> {
  const rows = await listBroadcasts(queries, now);
  return scheduleAt(rows.map(toPlanChange), now);
}

/** The same without the hands: what the plan says while nobody can be asked. */
export const plannedSchedule = (now: Date): Schedule => scheduleAt([], now);

/** What is on, by the plan and by the operators' hands. */
export const getOnAir = async (queries: Queries, now: Date): Promise<OnAir> => await getSchedule(queries, now);

function scheduleAt(changes: readonly BroadcastChange[], now: Date): Schedule {
  const broadcasts = broadcastsAround(programmes, changes, now.getTime());
  return { ...onAirAt(broadcasts, now.getTime()), broadcasts };
}

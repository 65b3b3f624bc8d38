import phrases from "#content/broadcasts/phrases.json" with { type: "json" };
import programmeList from "#content/broadcasts/programmes.json" with { type: "json" };
import stampList from "#content/broadcasts/stamps.json" with { type: "json" };
import * as v from "valibot";
import { phrasesSchema, programmeSchema, stampsSchema } from "#contracts/broadcast.ts";
import { listBroadcasts, toPlanChange } from "#server/modules/videos/broadcasts.ts";
import type { Queries } from "#server/platform/database.ts";
import { broadcastsAround, type OnAir, onAirAt } from "#contracts/broadcast-calendar.ts";

/** What editors wrote for the programmes, checked once. */
export const programmes = v.parse(v.array(programmeSchema), programmeList);
export const stamps = v.parse(stampsSchema, stampList);
export const livePhrases = v.parse(phrasesSchema, phrases);

/** What is on at this moment, by the plan and by the operators' hands. */
export async function getOnAir(queries: Queries, now: Date): Promise<OnAir> {
  const rows = await listBroadcasts(queries, now);
  return onAirAt(broadcastsAround(programmes, rows.map(toPlanChange), now.getTime()), now.getTime());
}

/** The same without the hands: what the plan says while nobody can be asked. */
export const onAirBySchedule = (now: Date): OnAir =>
  onAirAt(broadcastsAround(programmes, [], now.getTime()), now.getTime());

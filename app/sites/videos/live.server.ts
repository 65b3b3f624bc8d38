import phrases from "#content/live/phrases.json" with { type: "json" };
import programmeList from "#content/live/programmes.json" with { type: "json" };
import stampList from "#content/live/stamps.json" with { type: "json" };
import * as v from "valibot";
import { phrasesSchema, programmeSchema, stampsSchema } from "#contracts/live.ts";
import { type AiringRow, readAirings } from "#server/modules/films/airings.ts";
import type { Queries } from "#server/platform/database.ts";
import { type AiringChangeRow, airingsAround, type OnAir, onAirAt } from "./rules/airings.ts";

/** What editors wrote for the programmes, checked once. */
export const programmes = v.parse(v.array(programmeSchema), programmeList);
export const stamps = v.parse(stampsSchema, stampList);
export const livePhrases = v.parse(phrasesSchema, phrases);

/** What is on at this moment, by the plan and by the operators' hands. */
export async function onAirNow(queries: Queries, now: Date): Promise<OnAir> {
  const rows = await readAirings(queries, now);
  return onAirAt(airingsAround(programmes, rows.map(changeOf), now.getTime()), now.getTime());
}

/** The same without the hands: what the plan says while nobody can be asked. */
export const onAirByPlan = (now: Date): OnAir => onAirAt(airingsAround(programmes, [], now.getTime()), now.getTime());

/** A row of the table as the rules read it. */
export const changeOf = ({ airingId, startedAt, endedAt, cancelledAt, reason }: AiringRow): AiringChangeRow => ({
  airingId,
  startedAtMs: startedAt?.getTime() ?? null,
  endedAtMs: endedAt?.getTime() ?? null,
  cancelledAtMs: cancelledAt?.getTime() ?? null,
  reason,
});

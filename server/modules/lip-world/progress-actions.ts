import type { Queries } from "../../platform/database.ts";
import { recordEncounter } from "../encounters/record-encounter.ts";

/** Who does something, and when. The visitor must have a row. */
interface Actor {
  visitorId: string;
  now: Date;
}

/** Notes that an area was entered; the first time stays. */
export async function enterArea(queries: Queries, { visitorId, now }: Actor, area: number): Promise<void> {
  await queries.query({
    name: "lip-enter-area",
    text: `INSERT INTO lip_areas (visitor_id, area, entered_at, panels) VALUES ($1, $2, $3, '{}') ON CONFLICT DO NOTHING`,
    values: [visitorId, area, now],
  });
}

/** Notes that a picture of an area was read. */
export async function markPanelRead(queries: Queries, actor: Actor, area: number, panel: number): Promise<void> {
  await enterArea(queries, actor, area);
  await queries.query({
    name: "lip-read-panel",
    text: `UPDATE lip_areas SET panels = array_append(panels, $3)
           WHERE visitor_id = $1 AND area = $2 AND NOT ($3 = ANY (panels))`,
    values: [actor.visitorId, area, panel],
  });
}

/** Meets a monster, for the whole hub; with a choice, notes what was answered. The first answer stays. */
export async function recordTalk(
  queries: Queries,
  actor: Actor,
  monsterId: string,
  choice: string | null,
): Promise<void> {
  const { visitorId, now } = actor;
  await recordEncounter(queries, { visitorId, monsterId, place: "lmw", now });
  await queries.query({
    name: "lip-talk",
    text: `INSERT INTO lip_talks (visitor_id, monster_id, choice, visits, at) VALUES ($1, $2, $3, 0, $4)
           ON CONFLICT (visitor_id, monster_id) DO UPDATE SET choice = coalesce(lip_talks.choice, excluded.choice)`,
    values: [visitorId, monsterId, choice, now],
  });
}

/** Counts a visit to a monster that was met before. */
export async function recordMonsterVisit(
  queries: Queries,
  { visitorId, now }: Actor,
  monsterId: string,
): Promise<void> {
  await queries.query({
    name: "lip-visit",
    text: `INSERT INTO lip_talks (visitor_id, monster_id, choice, visits, at) VALUES ($1, $2, NULL, 1, $3)
           ON CONFLICT (visitor_id, monster_id) DO UPDATE SET visits = lip_talks.visits + 1`,
    values: [visitorId, monsterId, now],
  });
}

/** Takes a monster along, in the whole hub. */
export async function chooseCompanion(queries: Queries, { visitorId, now }: Actor, monsterId: string): Promise<void> {
  await queries.query({
    name: "choose-companion",
    text: `INSERT INTO companions (visitor_id, monster_id, starter_id, chosen_at) VALUES ($1, $2, NULL, $3)
           ON CONFLICT (visitor_id) DO UPDATE SET monster_id = excluded.monster_id, chosen_at = excluded.chosen_at`,
    values: [visitorId, monsterId, now],
  });
}

/** Answers the tutorial's question: that one is met and goes along. A second answer changes nothing. */
export async function chooseStarter(queries: Queries, actor: Actor, monsterId: string): Promise<void> {
  const { visitorId, now } = actor;
  const rows = await queries.query({
    name: "choose-starter",
    text: `INSERT INTO companions (visitor_id, monster_id, starter_id, chosen_at) VALUES ($1, $2, $2, $3)
           ON CONFLICT (visitor_id) DO UPDATE SET monster_id = excluded.monster_id, starter_id = excluded.starter_id,
             chosen_at = excluded.chosen_at WHERE companions.starter_id IS NULL
           RETURNING monster_id`,
    values: [visitorId, monsterId, now],
  });
  if (rows.length > 0) await recordEncounter(queries, { visitorId, monsterId, place: "lmw", now });
}

/** Notes that the day's spilled colour was found. */
export async function recordTreasure(queries: Queries, { visitorId, now }: Actor, jstDay: string): Promise<void> {
  await queries.query({
    name: "lip-treasure",
    text: "INSERT INTO lip_treasures (visitor_id, jst_day, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    values: [visitorId, jstDay, now],
  });
}

/**
 * Notes odd tasks that a verified run fulfilled (`{monsterId}-{1..3}`). For whoever verifies a stage, in the transaction
 * of its result.
 */
export async function saveMastery(
  queries: Queries,
  { visitorId, now }: Actor,
  taskIds: readonly string[],
): Promise<void> {
  if (taskIds.length === 0) return;
  await queries.query({
    name: "lip-mastery",
    text: `INSERT INTO lip_mastery (visitor_id, task_id, at) SELECT $1, task, $3 FROM unnest($2::text[]) AS task
           ON CONFLICT DO NOTHING`,
    values: [visitorId, [...taskIds], now],
  });
}

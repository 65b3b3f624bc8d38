import type { MemoryChoices } from "#contracts/memory.ts";
import type { Queries } from "../../platform/database.ts";

/** A red that has a name. */
export interface FinishedMemory {
  code: string;
  hex: string;
  petName: string | null;
  rememberedAt: Date;
}

/** What a visitor remembers. */
export interface MemoryState {
  choices: MemoryChoices;
  red: FinishedMemory | null;
}

/** The visitor's memory; null (no cookie): nothing yet. */
export async function getMyMemory(queries: Queries, visitorId: string | null): Promise<MemoryState> {
  const [row] =
    visitorId === null
      ? []
      : await queries.query({
          name: "red-memory",
          text: "SELECT choices, code, hex, pet_name, remembered_at FROM red_memories WHERE visitor_id = $1",
          values: [visitorId],
        });
  if (!row) return { choices: {}, red: null };
  const { choices, code, hex, remembered_at: rememberedAt } = row;
  return {
    choices,
    red: code && hex && rememberedAt ? { code, hex, rememberedAt, petName: row.pet_name } : null,
  };
}

/** Adds choices to what is remembered; a chapter told again takes the place of what it said before. */
export async function saveChoices(
  queries: Queries,
  { visitorId, choices, now }: { visitorId: string; choices: MemoryChoices; now: Date },
): Promise<void> {
  await queries.query({
    name: "keep-red-choices",
    text: `INSERT INTO red_memories (visitor_id, choices, updated_at) VALUES ($1, $2, $3)
           ON CONFLICT (visitor_id) DO UPDATE SET choices = red_memories.choices || excluded.choices, updated_at = $3`,
    values: [visitorId, JSON.stringify(choices), now],
  });
}

/** The visitor has come to a red. The same one again changes nothing: neither its hour nor its pet name. */
export async function saveMemory(
  queries: Queries,
  memory: { id: string; visitorId: string; choices: MemoryChoices; code: string; hex: string; now: Date },
): Promise<void> {
  await queries.query({
    name: "remember-red",
    text: `INSERT INTO red_memories (visitor_id, choices, updated_at, red_id, code, hex, remembered_at)
           VALUES ($1, $2, $3, $4, $5, $6, $3)
           ON CONFLICT (visitor_id) DO UPDATE
             SET choices = $2, updated_at = $3, red_id = $4, code = $5, hex = $6, remembered_at = $3, pet_name = NULL
             WHERE red_memories.code IS DISTINCT FROM excluded.code`,
    values: [memory.visitorId, JSON.stringify(memory.choices), memory.now, memory.id, memory.code, memory.hex],
  });
}

/** Gives the visitor's red a pet name, or takes it away. False when there is no red yet. */
export async function updatePetName(queries: Queries, visitorId: string, petName: string | null): Promise<boolean> {
  const rows = await queries.query({
    name: "call-red",
    text: "UPDATE red_memories SET pet_name = $2 WHERE visitor_id = $1 AND code IS NOT NULL RETURNING visitor_id",
    values: [visitorId, petName],
  });
  return rows.length === 1;
}

/** So many visitors have this very red. */
export async function countSameMemories(queries: Queries, code: string): Promise<number> {
  const [row] = await queries.query({
    name: "count-of-red",
    text: "SELECT count(*) AS count FROM red_memories WHERE code = $1",
    values: [code],
  });
  return row?.count ?? 0;
}

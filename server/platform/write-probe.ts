import type { Database } from "./database.ts";
import type { Random } from "./random.ts";

/** As much as needs pages of its own in the table: on a full disk these are what is missing. */
const fillingBytes = 24_576;

/**
 * Writes something and has it committed.
 * @throws whatever keeps the database from writing: a full disk, a replica that takes no writes, or its absence
 */
export async function probeWrite(database: Pick<Database, "query">, random: Random): Promise<void> {
  await database.query({
    text: `INSERT INTO write_probe (id, filling) VALUES (1, $1)
           ON CONFLICT (id) DO UPDATE SET filling = EXCLUDED.filling`,
    values: [random.bytes(fillingBytes).toString("base64")],
  });
}

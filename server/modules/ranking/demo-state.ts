import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { rankingTag } from "./roll-up.ts";

export interface DemoState {
  /** Whether made-up numbers are made and shown. True until an operator says otherwise. */
  isOn: boolean;
  /** The hour up to which they were made; null: never. */
  madeUntil: Date | null;
}

/** Whether the numbers of the demonstration are shown. */
export async function getDemoState(queries: Queries): Promise<DemoState> {
  const [row] = await queries.query({
    name: "demonstration",
    text: "SELECT is_on, made_until FROM demonstration WHERE id = 'ranking'",
  });
  return { isOn: row?.is_on ?? true, madeUntil: row?.made_until ?? null };
}

/** Shows the numbers of the demonstration or leaves them out, on every page at once. Belongs in a transaction. */
export async function setDemoEnabled(queries: Queries, isOn: boolean): Promise<void> {
  await queries.query({
    text: `INSERT INTO demonstration (id, is_on, made_until) VALUES ('ranking', $1, NULL)
           ON CONFLICT (id) DO UPDATE SET is_on = excluded.is_on`,
    values: [isOn],
  });
  await bumpPageVersion(queries, rankingTag);
}

/** Notes up to which hour the numbers were made. Belongs in the transaction that made them. */
export async function saveDemoMadeUntil(queries: Queries, madeUntil: Date): Promise<void> {
  await queries.query({
    text: `INSERT INTO demonstration (id, is_on, made_until) VALUES ('ranking', true, $1)
           ON CONFLICT (id) DO UPDATE SET made_until = greatest(demonstration.made_until, excluded.made_until)`,
    values: [madeUntil],
  });
}

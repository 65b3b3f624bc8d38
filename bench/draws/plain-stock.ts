import type { Database } from "../../server/platform/database.ts";

/** Makes the tables of the peer: an entry a visitor, and one row with what is left. */
export async function preparePlainStock(database: Database): Promise<void> {
  await database.queryComposed({
    text: `CREATE TABLE plain_entries (campaign_id text, visitor_id uuid, is_won boolean NOT NULL, at timestamptz,
             PRIMARY KEY (campaign_id, visitor_id))`,
  });
  await database.queryComposed({
    text: "CREATE TABLE plain_stock (campaign_id text PRIMARY KEY, remaining integer NOT NULL)",
  });
}

/** Lays out the prizes of one round. */
export async function fillPlainStock(database: Database, campaignId: string, stock: number): Promise<void> {
  await database.queryComposed({ text: "INSERT INTO plain_stock VALUES ($1, $2)", values: [campaignId, stock] });
}

/** What one would write first: who comes while something is left takes one off, in the transaction of the entry. */
export async function enterPlainly(database: Database, campaignId: string, visitorId: string, at: Date): Promise<void> {
  await database.transaction(async (queries) => {
    const taken = await queries.queryComposed({
      name: "plain-take",
      text: "UPDATE plain_stock SET remaining = remaining - 1 WHERE campaign_id = $1 AND remaining > 0 RETURNING remaining",
      values: [campaignId],
    });
    await queries.queryComposed({
      name: "plain-entry",
      text: "INSERT INTO plain_entries VALUES ($1, $2, $3, $4)",
      values: [campaignId, visitorId, taken.length > 0, at],
    });
  });
}

import type { Campaign } from "#contracts/campaign.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";

/** A published campaign. `content` holds the answers of a quiz: hand a page only what it shows. */
export interface PublishedCampaign {
  content: Campaign;
  opensAt: Date;
  /** When nobody can enter any more; earlier than planned when it was stopped. */
  endsAt: Date;
  commitment: string;
  publishedAt: Date;
  isDemonstration: boolean;
  isStopped: boolean;
  frozenAt: Date | null;
  ticketsDigest: string | null;
  drawnAt: Date | null;
}

/** Where a campaign stands: `ended` is over and not drawn yet. */
export type CampaignPhase = "before" | "open" | "ended" | "drawn";

/** Decided by the server's clock: the moment of the end is outside. */
export function campaignPhase({ opensAt, endsAt, drawnAt }: PublishedCampaign, now: Date): CampaignPhase {
  if (drawnAt !== null) return "drawn";
  if (now >= endsAt) return "ended";
  return now < opensAt ? "before" : "open";
}

type Row = RowOf<`SELECT ${typeof columns} FROM campaigns`>;

const columns = `content, opens_at, closes_at, commitment, published_at, is_demonstration, stopped_at, frozen_at,
  tickets_digest, drawn_at`;

/** All that were published, the one that opened last first. */
export async function listCampaigns(queries: Queries): Promise<PublishedCampaign[]> {
  const rows = await queries.query({
    name: "campaigns",
    text: `SELECT ${columns} FROM campaigns ORDER BY opens_at DESC, id`,
  });
  return rows.map(toCampaign);
}

/** One that was published; null when there is none of that id. */
export async function getCampaign(queries: Queries, id: string): Promise<PublishedCampaign | null> {
  const [row] = await queries.query({
    name: "campaign",
    text: `SELECT ${columns} FROM campaigns WHERE id = $1`,
    values: [id],
  });
  return row ? toCampaign(row) : null;
}

function toCampaign(row: Row): PublishedCampaign {
  const { stopped_at: stoppedAt, closes_at: closesAt } = row;
  return {
    content: row.content,
    opensAt: row.opens_at,
    endsAt: stoppedAt !== null && stoppedAt < closesAt ? stoppedAt : closesAt,
    commitment: row.commitment,
    publishedAt: row.published_at,
    isDemonstration: row.is_demonstration,
    isStopped: stoppedAt !== null,
    frozenAt: row.frozen_at,
    ticketsDigest: row.tickets_digest,
    drawnAt: row.drawn_at,
  };
}

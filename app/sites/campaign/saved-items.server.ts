import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { textOf } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "draws",
    rank: 13,
    name: words.kinds.draws,
    diary: words.diary.draws,
    path: "/campaign",
    sql: `SELECT ticket.id::text, coalesce(entry.at, won.won_at) AS at, jsonb_build_object('campaignId', ticket.campaign_id,
              'entries', entry.n, 'isWon', won.won_at IS NOT NULL, 'name', campaign.content->>'name') AS about
            FROM draw_tickets AS ticket LEFT JOIN campaigns AS campaign ON campaign.id = ticket.campaign_id
            JOIN LATERAL (SELECT max(at) AS at, count(*) AS n FROM draw_entries WHERE ticket_id = ticket.id) AS entry ON entry.n > 0
            LEFT JOIN draw_wins AS won ON won.ticket_id = ticket.id WHERE ticket.visitor_id = $1`,
    stays: "always",
    describe: ({ about }) => ({
      title: textOf(about["name"]),
      note: about["isWon"] ? words.won : words.tickets.replace("{count}", String(about["entries"])),
      path: `/campaign/${String(about["campaignId"])}/check`,
    }),
  },
];

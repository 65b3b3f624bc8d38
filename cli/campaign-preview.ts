import type { Campaign } from "#contracts/campaign.ts";
import { legalFields } from "#contracts/legal-fields.ts";
import { premiumCapYen } from "#contracts/campaign-premium.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import { jstHour } from "#contracts/jst-clock.ts";
import { matchInstantWins } from "#server/modules/draws/match-instant-wins.ts";
import { commitDraw } from "#server/modules/draws/publish.ts";
import { seededRandom } from "#server/platform/random.ts";

const simulatedEntries = 5_000;

/** A campaign as a visitor will read it, and a rehearsal with a seed that is thrown away. */
export function previewCampaign(campaign: Campaign): { text: string; data: object } {
  const units = campaign.prizes.reduce((sum, { count }) => sum + count, 0);
  const simulation = campaign.draw === "instant" ? simulate(campaign) : null;
  const cap = premiumCapYen(campaign.purchase?.priceYen ?? null);
  const lines = [
    `${campaign.name} (${campaign.id})${campaign.demonstration ? "  demonstration" : ""}`,
    campaign.lead,
    `${campaign.opensAt} to ${campaign.closesAt}, drawn with the public number of ${campaign.drawsAt}`,
    `${campaign.draw === "instant" ? "instant" : "drawn after the end"}, by ${campaign.way.type}`,
    ...campaign.prizes.map(({ name, count, valueYen }) => `  ${count} × ${name}, ${valueYen} yen each`),
    cap === null ? "open lottery: nothing has to be bought, no cap" : `cap of ${cap} yen for one prize`,
    "",
    ...legalFields.map((field) => `${field}: ${campaign.legal[field]}`),
    ...(simulation
      ? [
          "",
          `rehearsal with ${simulatedEntries} entries: ${simulation.met} of ${units} prizes met, ${units - simulation.met} left for the draw`,
          ...Object.entries(simulation.byDay).map(
            ([day, count]) => `  ${day}  ${"|".repeat(Math.min(60, count))} ${count}`,
          ),
        ]
      : []),
  ];
  return { text: lines.join("\n"), data: { campaign, units, rehearsal: simulation } };
}

/** Moments of a seed that is never used, and entries as busy as the hours say. */
function simulate(campaign: Campaign): { met: number; byDay: Record<string, number> } {
  const random = seededRandom(`rehearsal of ${campaign.id}`);
  const { moments } = commitDraw(campaign, random.bytes(32).toString("hex"));
  const [from, to] = [Date.parse(campaign.opensAt), Date.parse(campaign.closesAt)];
  const maxWeight = Math.max(...campaign.hourWeights);
  const entries: { atMs: number; mark: string }[] = [];
  while (entries.length < simulatedEntries) {
    const atMs = from + random.int(to - from);
    const hour = jstHour(atMs);
    if (random.int(maxWeight) < (campaign.hourWeights[hour] ?? 0)) entries.push({ atMs, mark: String(entries.length) });
  }
  const met = matchInstantWins(
    entries.toSorted((a, b) => a.atMs - b.atMs),
    moments,
  );
  const days = moments.map(({ atMs }) => jstDay(new Date(atMs))).toSorted();
  const byDay: Record<string, number> = {};
  for (const day of days) byDay[day] = (byDay[day] ?? 0) + 1;
  return { met: met.filter((unit) => unit !== null).length, byDay };
}

import aliases from "#content/reviews/aliases.json";
import type { PageContext } from "#app/shell/page-context.server.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { newestVoices, spokenLine } from "#server/modules/reviews/spoken-lines.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { voiceCount, voicesOfNight } from "./rules/voices.ts";

/** Of so many voices, the newest, tonight's are drawn. */
const among = 200;
/** What can be read at once, over the horizon. */
const mostLetters = 26;

/** A sentence under a ripple, with who says it and in which shade. */
export interface TonightVoice {
  id: string;
  name: string;
  hex: string;
  line: string;
}

/** What visitors say tonight; while fewer speak than there are ripples, the monsters speak for themselves. */
export async function voicesOfTonight(page: PageContext): Promise<TonightVoice[]> {
  const { master, hints, now } = page;
  hints.tag(reviewsTag);
  hints.tag(rankingTag);
  const night = jstDay(now);
  const spoken = voicesOfNight(await reviewVoices(page).catch(nobodyWhenAway), night);
  if (spoken.length === voiceCount) return spoken;
  return voicesOfNight(master.monsters, night).map(({ id, names, hex, character }) => ({
    ...{ id, name: names.ja, hex, line: character },
  }));
}

async function reviewVoices({ master, platform }: PageContext): Promise<TonightVoice[]> {
  const { isOn } = await readDemonstration(platform.database);
  const rows = await newestVoices(platform.database, { withDemo: isOn, limit: among });
  return rows.flatMap((row) => {
    const hex = master.products.find(({ id }) => id === row.product_id)?.shade?.hex;
    const line = spokenLine(row, mostLetters);
    if (!hex || line === null) return [];
    const alias = `${aliases.heads[row.alias_head] ?? ""}${aliases.tails[row.alias_tail] ?? ""}`;
    return [{ id: `review-${row.id}`, name: row.is_demo ? `${alias}（見本）` : alias, hex, line }];
  });
}

// The floor stands without its voices.
function nobodyWhenAway(error: unknown): TonightVoice[] {
  if (!isDatabaseUnavailable(error)) throw error;
  return [];
}

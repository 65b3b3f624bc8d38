import { addDays, jstDay } from "#contracts/jst-calendar.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Queries } from "#server/platform/database.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { Cookies } from "./crash-session.ts";
import type { WriteKind } from "./write-kind.ts";

/** Who opened a letter today, and who can answer one of an earlier day. */
export interface ProphecyReaders {
  today: { visitorId: string; cookies: Cookies }[];
  earlier: { visitorId: string; cookies: Cookies }[];
}

export const prophecy = (readers: ProphecyReaders): WriteKind => ({
  name: "letter",
  stored: `SELECT p.visitor_id AS subject, split_part(w.path, '&k=', 2) AS told
           FROM prophecies p JOIN works w ON w.visitor_id = p.visitor_id AND w.site = 'lmp'`,
  create: ({ visitorId, cookies }) => ({
    ...{ path: "/api/lmp/letter", body: {}, told: ["letter.key"], isOnceByItself: true },
    onAcknowledged: () => void readers.today.push({ visitorId, cookies }),
  }),
});

export const prophecyAnswer = (readers: ProphecyReaders): WriteKind => ({
  name: "letter's answer",
  stored: "SELECT visitor_id AS subject, answer AS told FROM prophecies WHERE answer IS NOT NULL",
  create() {
    const reader = readers.earlier.pop();
    if (!reader) return null;
    return {
      ...{ subject: reader.visitorId, cookies: reader.cookies, told: ["answer"] },
      path: `/api/lmp/letter/${addDays(jstDay(systemClock.now()), -1)}/answer`,
      body: { answer: systemRandom.int(2) === 0 ? "yes" : "no" },
    };
  },
});

/** Makes the letters that are acknowledged a day older: nobody is asked about one before the next day. */
export async function ageProphecies(queries: Queries, readers: ProphecyReaders): Promise<void> {
  const letters = readers.today.splice(0);
  await queries.query({
    text: "UPDATE prophecies SET jst_day = $2 WHERE visitor_id = ANY($1::uuid[])",
    values: [letters.map(({ visitorId }) => visitorId), addDays(jstDay(systemClock.now()), -1)],
  });
  readers.earlier.push(...letters);
}

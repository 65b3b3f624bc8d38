import { reportersThatHide } from "#server/modules/mascaras/mascara-reports.ts";
import { listPaintingsToModerate } from "#server/modules/paintings/moderation-queue.ts";
import { listReportedSamples } from "#server/modules/paintings/sample-reports.ts";
import { listReportedWords } from "#server/modules/sent-words/report-word.ts";
import { listReviewsToModerate } from "#server/modules/reviews/moderation-queue.ts";
import type { Queries } from "#server/platform/database.ts";

/** Something that waits for a person. */
export interface WaitingItem {
  /** Of which pile: the noun of its commands. */
  noun: string;
  id: string;
  /** Since when it waits. */
  since: Date;
  /** What it is, in a line. */
  what: string;
  /** What may be decided, as commands without `npm run -s zone --`. */
  needs: readonly string[];
}

/** One pile of the queue: everything of it that waits, in any order. */
export type ModerationQueue = (queries: Queries) => Promise<WaitingItem[]>;

/** What waits in the gallery of mascaras: hidden by reports until somebody has looked. */
const mascaras: ModerationQueue = async (queries) => {
  const rows = await queries.query({
    text: `SELECT m.id, m.code, m.reports, min(r.reported_at) AS since, array_agg(DISTINCT r.reason) AS reasons
           FROM mascaras m JOIN mascara_reports r ON r.mascara_id = m.id WHERE m.state = 'hidden' OR (m.state = 'shown' AND m.reports >= $1)
           GROUP BY m.id LIMIT 200`,
    values: [reportersThatHide],
  });
  return rows.map(({ id, code, reports, since, reasons }) => ({
    ...{ noun: "mascaras", id, since },
    what: `/mcm?r=${code}, ${reports} reports: ${reasons.toSorted().join(", ")}`,
    needs: [`mascaras clear ${id}`, `mascaras refuse ${id}`],
  }));
};

/** Paintings that nobody looked at yet. */
const paintings: ModerationQueue = async (queries) =>
  (await listPaintingsToModerate(queries, "waiting", 200)).map(
    ({ id, title, painting, sent_at: since, complaints: count }) => ({
      ...{ noun: "paintings", id, since },
      what: `「${title}」, ${painting.strokes.length} strokes${count > 0 ? `, ${count} complaints` : ""}`,
      needs: [
        `paintings draw ${id} > painting.svg`,
        `paintings approve ${id}`,
        `paintings refuse ${id} --reason <word>`,
      ],
    }),
  );

/** Paintings that hang and were complained of. */
const reportedPaintings: ModerationQueue = async (queries) =>
  (await listPaintingsToModerate(queries, "reported", 200)).map(
    ({ id, title, complaints: count, approved_at: since }) => ({
      ...{ noun: "paintings", id, since: since ?? new Date(0) },
      what: `「${title}」 hangs, ${count} complaints`,
      needs: [`paintings show ${id}`, `paintings hide ${id}`],
    }),
  );

/** Samples on the mural that were reported. They lie in the content: whoever finds one wrong takes its file out. */
const reportedSamples: ModerationQueue = async (queries) =>
  (await listReportedSamples(queries)).map(({ id, reports, reasons, since }) => ({
    ...{ noun: "paintings", id, since },
    what: `a sample of content/paintings/tiles, ${reports} reports: ${reasons.toSorted().join(", ")}`,
    needs: [`paintings settle ${id}`],
  }));

/** Reviews that nobody has read yet. */
const reviews: ModerationQueue = async (queries) =>
  (await listReviewsToModerate(queries, "waiting", 200)).map(({ id, product_id, newest, sent_at: since }) => ({
    ...{ noun: "reviews", id: String(id), since },
    what: `${product_id}, ${newest.stars} stars, ${newest.photoIds.length} photos`,
    needs: [`reviews show ${id}`, `reviews approve ${id}`, `reviews refuse ${id} --reason <word>`],
  }));

/** Reviews that are read and were reported. */
const reportedReviews: ModerationQueue = async (queries) =>
  (await listReviewsToModerate(queries, "reported", 200)).map(({ id, product_id, reports, published_at: since }) => ({
    ...{ noun: "reviews", id: String(id), since: since ?? new Date(0) },
    what: `${product_id} is read, ${reports} reports`,
    needs: [`reviews show ${id}`, `reviews hide ${id} --reason <word>`],
  }));

/** Words that were sent on and reported by whoever opened the link: hidden until somebody has looked. */
const sentWords: ModerationQueue = async (queries) =>
  (await listReportedWords(queries)).map(({ id, words, reason, since }) => ({
    ...{ noun: "words", id, since },
    what: `「${words}」, ${reason}`,
    needs: [`words clear ${id}`, `words refuse ${id}`],
  }));

/** All piles. Whatever waits for a person adds its line. */
export const moderationQueues: readonly ModerationQueue[] = [
  paintings,
  reportedPaintings,
  reportedSamples,
  mascaras,
  reviews,
  reportedReviews,
  sentWords,
];

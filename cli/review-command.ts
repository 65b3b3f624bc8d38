import { Argument } from "@commander-js/extra-typings";
import { jstStamp, jstText } from "#contracts/jst-calendar.ts";
import { findClaims } from "#contracts/review-guidance.ts";
import { reviewReasons } from "#contracts/review-limits.ts";
import { type Decision, decide } from "#server/modules/reviews/decide.ts";
import {
  type ModerationRow,
  getReviewToModerate,
  listReviewsToModerate,
  listReviewsForExport,
} from "#server/modules/reviews/moderation-queue.ts";
import { completeContent } from "#server/modules/reviews/stored-content.ts";
import { type DryRun, dryRunOption, matching, queueArgument, reasonOption } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";
import { csvText } from "./csv.ts";

const isNumber = matching(/^[1-9]\d{0,8}$/, "Give its number, as `reviews list` tells it");
const idArgument = new Argument("<id>", "its number, as `reviews list` tells it").argParser((value: string) =>
  Number(isNumber(value)),
);

/** `reviews …`: the reviews of 正直な声. What everybody reads is decided here and nowhere else. */
export function addReviewCommands(zone: CommandLine, { read, write }: Actions): void {
  const reviews = zone.command("reviews").description("voices of 正直な声");
  addVerb(reviews, "list", "what waits or was reported").addArgument(queueArgument).action(read(list));
  addVerb(reviews, "show", "all that is known of one").addArgument(idArgument).action(read(show));
  addVerb(reviews, "approve", "let everybody read it")
    .addArgument(idArgument)
    .addOption(dryRunOption)
    .action(write((context, id, options) => carryOut(context, id, { verb: "approve" }, options)));
  for (const [verb, description] of [
    ["refuse", "give it back to its writer"],
    ["hide", "take down what is read"],
  ] as const)
    addVerb(reviews, verb, description)
      .addArgument(idArgument)
      .addOption(reasonOption(reviewReasons))
      .addOption(dryRunOption)
      .action(write((context, id, options) => carryOut(context, id, { verb, reason: options.reason }, options)));
  addVerb(reviews, "export", "all of them as CSV, without their writers").action(read(exportAll));
}

async function list({ database }: CommandContext, queue: "waiting" | "reported"): Promise<CommandResult> {
  const rows = await listReviewsToModerate(database, queue);
  return {
    text: rows.map(sentence).join("\n") || (queue === "reported" ? "nobody reported anything" : "nothing is waiting"),
    data: { reviews: rows.map(factsOf) },
  };
}

async function show({ database }: CommandContext, id: number): Promise<CommandResult> {
  const found = await getReviewToModerate(database, id);
  if (!found) throw new UsageError(`there is no review ${id}`);
  const { review, versions, reportCounts, decisions } = found;
  const { good, notGood, followUp, from, faceType, skin, age, light, photoIds } = completeContent(review.newest);
  const claims = [good, notGood, followUp ?? ""].flatMap(findClaims);
  return {
    text: [
      sentence(review),
      ...(from === null ? [] : [`given by: ${from}`]),
      `good: ${good || "-"}`,
      `not good: ${notGood || "-"}`,
      ...(followUp === null ? [] : [`after 30 days: ${followUp}`]),
      `starting point: ${faceType ?? "-"}  skin: ${skin ?? "-"}  age: ${age ?? "-"}  light: ${light ?? "-"}`,
      ...photoIds.map((photo) => `photo: photos/${photo.slice(0, 2)}/${photo}.webp below DATA_DIR`),
      ...(claims.length > 0
        ? [`words to look at: ${claims.map(({ kind, words }) => `${words} (${kind})`).join(", ")}`]
        : []),
      ...(reportCounts.length > 0 ? [`readers said: ${reportCounts.join(", ")}`] : []),
      ...(versions.length > 1
        ? [
            "versions",
            ...versions.map(
              ({ number, state, reason, sent_at }) =>
                `  ${number}  ${jstText(sent_at)}  ${state}${reason ? `  ${reason}` : ""}`,
            ),
          ]
        : []),
      ...(decisions.length > 0
        ? [
            "decided",
            ...decisions.map(({ at, action, detail }) => `  ${jstText(at)}  ${action}  ${JSON.stringify(detail)}`),
          ]
        : []),
    ].join("\n"),
    data: { ...factsOf(review), content: review.newest, claims, said: reportCounts, decisions },
  };
}

async function carryOut(
  { database, clock }: CommandContext,
  id: number,
  decision: Decision,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  if (dryRun) {
    const found = await getReviewToModerate(database, id);
    if (!found) throw new UsageError(`there is no review ${id}`);
    return {
      text: `would ${decision.verb}: ${sentence(found.review)}`,
      data: { ...factsOf(found.review), dryRun: true },
    };
  }
  const decided = await database.transaction((queries) => decide(queries, { id, decision, now: clock.now() }));
  if (decided.outcome === "unknown") throw new UsageError(`there is no review ${id}`);
  if (decided.outcome === "unfit") throw new UsageError(`${id} is ${decided.state}: nothing to ${decision.verb}`);
  const { review } = decided;
  const suffix = review.is_shown ? "; the version before it stays" : "";
  const reportCounts = {
    published: `${id} can be read by everybody, within seconds on every page`,
    returned: `${id} is given back: ${review.reason}. Its writer reads why and may change it${suffix}`,
    hidden: `${id} is taken down: ${review.reason}, within seconds on every page`,
    waiting: `${id} waits`,
  };
  return {
    text: reportCounts[review.state],
    data: { id, state: review.state, reason: review.reason, isShown: review.is_shown },
  };
}

/** A table for a spreadsheet; nobody is named in it. */
async function exportAll({ database }: CommandContext): Promise<CommandResult> {
  const rows = await listReviewsForExport(database);
  const lines = rows.map(({ id, product_id, content, state, reason, is_shown, helpful, sent_at, published_at }) => [
    ...[id, product_id, content.stars, content.source, content.from ?? "", content.good, content.notGood],
    ...[content.followUp ?? "", content.faceType ?? "", content.skin ?? "", content.photoIds.length, state],
    ...[reason ?? "", String(is_shown), helpful, jstStamp(sent_at), published_at ? jstStamp(published_at) : ""],
    // Last, so that a spreadsheet of before keeps its columns.
    ...[content.age ?? "", content.light ?? ""],
  ]);
  return { text: csvText(columns, lines), data: { columns, rows: lines } };
}

const columns = [
  ...["id", "product", "stars", "source", "from", "good", "not_good", "follow_up", "starting_point", "skin", "photos"],
  ...["state", "reason", "shown", "helpful", "sent_at", "published_at", "age", "light"],
];

const sentence = ({ id, state, newest, product_id, sent_at, is_shown, reports, version }: ModerationRow): string =>
  `${id}  ${state}${is_shown && state !== "published" ? " (an older version is shown)" : ""}  ${jstText(sent_at)}  ` +
  `${product_id}  ${newest.stars} stars  ${newest.source}  version ${version}  ${newest.photoIds.length} photos` +
  `${reports > 0 ? `  ${reports} reports` : ""}  「${[...(newest.good || newest.notGood)].slice(0, 30).join("")}」`;

const factsOf = ({ id, state, reason, product_id, newest, version, is_shown, reports, sent_at }: ModerationRow) => ({
  ...{ id, state, reason, productId: product_id, stars: newest.stars, source: newest.source, version },
  ...{ isShown: is_shown, reports, sentAt: sent_at.toISOString() },
});

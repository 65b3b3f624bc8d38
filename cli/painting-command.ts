import { existsSync } from "node:fs";
import type { DrawablePainting } from "#contracts/painting.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { refusals } from "#contracts/painting-limits.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { type Decision, decide } from "#server/modules/paintings/decide.ts";
import {
  type ModerationRow,
  getPaintingToModerate,
  listPaintingsToModerate,
} from "#server/modules/paintings/moderation-queue.ts";
import { listReportedSamples, settleSampleReports } from "#server/modules/paintings/sample-reports.ts";
import { type DryRun, dryRunOption, queueArgument, reasonOption, uuidArgument } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";

const idArgument = uuidArgument("<id>", "as `paintings list` tells it");

/** `paintings …`: the paintings of 色の続き. What is on the mural is decided here and nowhere else. */
export function addPaintingCommands(zone: CommandLine, { read, write }: Actions): void {
  const paintings = zone.command("paintings").alias("artworks").description("paintings of 色の続き");
  addVerb(paintings, "list", "what waits or was reported").addArgument(queueArgument).action(read(list));
  addVerb(paintings, "show", "all that is known of one").addArgument(idArgument).action(read(show));
  addVerb(paintings, "draw", "the painting itself, as SVG").addArgument(idArgument).action(read(draw));
  for (const [verb, description] of [
    ["approve", "hang it, again at its old place"],
    ["hide", "take down what hangs"],
  ] as const)
    addVerb(paintings, verb, description)
      .addArgument(idArgument)
      .addOption(dryRunOption)
      .action(write((context, id, options) => carryOut(context, id, { verb }, options)));
  addVerb(paintings, "settle", "put away what was reported of a sample")
    .addArgument(idArgument)
    .addOption(dryRunOption)
    .action(write(settle));
  addVerb(paintings, "refuse", "give it back to its maker")
    .addArgument(idArgument)
    .addOption(reasonOption(refusals))
    .addOption(dryRunOption)
    .action(
      write((context, id, options) => carryOut(context, id, { verb: "refuse", refusal: options.reason }, options)),
    );
}

async function list({ database }: CommandContext, queue: "waiting" | "reported"): Promise<CommandResult> {
  const rows = await listPaintingsToModerate(database, queue);
  return {
    text: rows.map(sentence).join("\n") || (queue === "reported" ? "nobody complained" : "nothing is waiting"),
    data: { paintings: rows.map(factsOf) },
  };
}

async function show({ database }: CommandContext, id: string): Promise<CommandResult> {
  const found = await getPaintingToModerate(database, id);
  if (!found) throw new UsageError(`there is no painting ${id}`);
  const { painting, decisions, reasons } = found;
  const sources = painting.paints.map(({ hex, parts }) => `  ${hex}  ${parts.map(({ name }) => name).join(" + ")}`);
  const lines = decisions.map(({ at, action, detail }) => `  ${jstText(at)}  ${action}  ${JSON.stringify(detail)}`);
  return {
    text: [
      sentence(painting),
      ...(reasons.length > 0 ? [`said of it: ${reasons.join(", ")}`] : []),
      "paints",
      ...sources,
      ...(lines.length > 0 ? ["decided", ...lines] : []),
      `to see it: npm run -s zone -- paintings draw ${id} > painting.svg`,
    ].join("\n"),
    data: { ...factsOf(painting), said: reasons, decisions },
  };
}

/** How the site of the paintings draws: it may have been taken away, while what was painted there is still kept. */
async function loadSvgText(): Promise<(painting: DrawablePainting) => string> {
  const file = new URL("../app/sites/ucp/rules/draw/svg-text.ts", import.meta.url);
  if (!existsSync(file)) throw new UsageError("the site that draws paintings is gone");
  const { svgText } = (await import(file.href)) as { svgText: (painting: DrawablePainting) => string };
  return svgText;
}

/** The painting itself, as a file that any browser shows. */
async function draw({ database }: CommandContext, id: string): Promise<CommandResult> {
  const found = await getPaintingToModerate(database, id);
  if (!found) throw new UsageError(`there is no painting ${id}`);
  const { painting, paints } = found.painting;
  const svgText = await loadSvgText();
  const svg = svgText({ paper: painting.paper, strokes: painting.strokes, paints });
  return { text: svg, data: { id, svg } };
}

/** A sample lies in the content; what was reported of it is put away once somebody has looked. */
async function settle(
  { database, clock }: CommandContext,
  id: string,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  const found = (await listReportedSamples(database)).find((sample) => sample.id === id);
  if (!found) throw new UsageError(`nobody reported a sample ${id}`);
  const { reports, reasons } = found;
  const text = `${reports} reports of the sample ${id}: ${reasons.toSorted().join(", ")}`;
  if (dryRun) return { text: `would settle ${text}`, data: { id, reports, reasons, dryRun: true } };
  await database.transaction(async (queries) => {
    await settleSampleReports(queries, id);
    await appendAudit(queries, {
      at: clock.now(),
      action: "artworks.settle",
      subject: id,
      detail: { reports, reasons },
    });
  });
  return { text: `settled ${text}`, data: { id, reports, reasons } };
}

async function carryOut(
  { database, clock }: CommandContext,
  id: string,
  decision: Decision,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  if (dryRun) {
    const found = await getPaintingToModerate(database, id);
    if (!found) throw new UsageError(`there is no painting ${id}`);
    return {
      text: `would ${decision.verb}: ${sentence(found.painting)}`,
      data: { ...factsOf(found.painting), dryRun: true },
    };
  }
  const decided = await database.transaction((queries) => decide(queries, { id, decision, now: clock.now() }));
  if (decided.outcome === "unknown") throw new UsageError(`there is no painting ${id}`);
  if (decided.outcome === "unfit") throw new UsageError(`${id} is ${decided.state}: nothing to ${decision.verb}`);
  const { painting } = decided;
  const messages = {
    approved: `${id} hangs at place ${painting.place}, within seconds on every page`,
    refused: `${id} is given back: ${painting.refusal}. Its maker reads why and may change it`,
    hidden: `${id} is taken down, within seconds on every page`,
    waiting: `${id} waits`,
  };
  return { text: messages[painting.state], data: factsOf({ ...painting, complaints: 0 }) };
}

const sentence = ({ id, state, title, painting, sent_at, complaints }: ModerationRow): string =>
  `${id}  ${state}  ${jstText(sent_at)}  「${title}」  ${painting.strokes.length} strokes${complaints > 0 ? `  ${complaints} complaints` : ""}`;

const factsOf = ({ id, state, title, refusal, place, painting, sent_at, complaints }: ModerationRow) => ({
  ...{ id, state, title, refusal, place, complaints, strokes: painting.strokes.length, sentAt: sent_at.toISOString() },
});

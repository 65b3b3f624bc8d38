import { svgText } from "#app/sites/ucp/rules/draw/svg-text.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { refusals } from "#contracts/painting-limits.ts";
import { type Decision, decide } from "#server/modules/paintings/decide.ts";
import {
  type ModerationRow,
  getPaintingToModerate,
  listPaintingsToModerate,
} from "#server/modules/paintings/moderation-queue.ts";
import { type DryRun, dryRunOption, queueArgument, reasonOption, uuidArgument } from "./arguments.ts";
import { type CommandContext, type CommandLine, type CommandResult, type Run, UsageError } from "./command.ts";

const idArgument = uuidArgument("<id>", "`paintings list`");

/** `paintings …`: the paintings of 色の続き. What is on the mural is decided here and nowhere else. */
export function addPaintingCommands(zone: CommandLine, run: Run): void {
  const paintings = zone.command("paintings").alias("artworks").description("paintings of 色の続き");
  paintings
    .command("list")
    .description("what waits or was reported, the oldest first")
    .addArgument(queueArgument)
    .action(run((queue, _, context) => list(queue, context)));
  paintings
    .command("show")
    .description("all that is known of one")
    .addArgument(idArgument)
    .action(run((id, _, context) => show(id, context)));
  paintings
    .command("draw")
    .description("the painting itself, as SVG")
    .addArgument(idArgument)
    .action(run((id, _, context) => draw(id, context)));
  paintings
    .command("approve")
    .description("hang it, again at its old place")
    .addArgument(idArgument)
    .addOption(dryRunOption)
    .action(run((id, options, context) => carryOut(id, { verb: "approve" }, options, context)));
  paintings
    .command("refuse")
    .description("give it back to its maker")
    .addArgument(idArgument)
    .addOption(reasonOption(refusals))
    .addOption(dryRunOption)
    .action(
      run((id, { reason, ...options }, context) => carryOut(id, { verb: "refuse", refusal: reason }, options, context)),
    );
  paintings
    .command("hide")
    .description("take down what hangs")
    .addArgument(idArgument)
    .addOption(dryRunOption)
    .action(run((id, options, context) => carryOut(id, { verb: "hide" }, options, context)));
}

async function list(queue: "waiting" | "reported", { database }: CommandContext): Promise<CommandResult> {
  const rows = await listPaintingsToModerate(database, queue);
  return {
    text: rows.map(sentence).join("\n") || (queue === "reported" ? "nobody complained" : "nothing is waiting"),
    data: { paintings: rows.map(factsOf) },
  };
}

async function show(id: string, { database }: CommandContext): Promise<CommandResult> {
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

/** The painting itself, as a file that any browser shows. */
async function draw(id: string, { database }: CommandContext): Promise<CommandResult> {
  const found = await getPaintingToModerate(database, id);
  if (!found) throw new UsageError(`there is no painting ${id}`);
  const { painting, paints } = found.painting;
  const svg = svgText({ paper: painting.paper, strokes: painting.strokes, paints });
  return { text: svg, data: { id, svg } };
}

async function carryOut(
  id: string,
  decision: Decision,
  { dryRun = false }: DryRun,
  { database, clock }: CommandContext,
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

import { svgText } from "#app/sites/ucp/rules/draw/svg-text.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { type Refusal, refusals } from "#contracts/painting-limits.ts";
import { type Decision, decide } from "#server/modules/paintings/decide.ts";
import {
  type ModerationRow,
  getPaintingToModerate,
  listPaintingsToModerate,
} from "#server/modules/paintings/moderation-queue.ts";
import { type Command, type CommandContext, type CommandResult, UsageError } from "./command.ts";

const usage =
  "paintings knows: list [reported], show <id>, draw <id>, approve <id>, refuse <id> --reason <word>, hide <id>";

/** `paintings …`: the paintings of 色の続き. What is on the mural is decided here and nowhere else. */
export const paintingCommand: Command = async (verb, id, { reason, dryRun }, parts) => {
  if (reason !== undefined && verb !== "refuse") throw new UsageError("--reason belongs to `paintings refuse`");
  if (verb === "list") return list(id, parts);
  if (verb === "show") return show(checkedId(id), parts);
  if (verb === "draw") return draw(checkedId(id), parts);
  if (verb === "approve" || verb === "hide") return carryOut(checkedId(id), { verb }, dryRun === true, parts);
  if (verb === "refuse")
    return carryOut(checkedId(id), { verb, refusal: checkedReason(reason) }, dryRun === true, parts);
  throw new UsageError(usage);
};

async function list(queue: string | undefined, { database }: CommandContext): Promise<CommandResult> {
  if (queue !== undefined && queue !== "waiting" && queue !== "reported") throw new UsageError(usage);
  const rows = await listPaintingsToModerate(database, queue ?? "waiting");
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
  isDry: boolean,
  { database, clock }: CommandContext,
): Promise<CommandResult> {
  if (isDry) {
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

function checkedId(id: string | undefined): string {
  if (id === undefined || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new UsageError("which painting? Give its id, as `paintings list` tells it");
  return id;
}

function checkedReason(reason: string | undefined): Refusal {
  const known = refusals.find((one) => one === reason);
  if (!known) throw new UsageError(`why? Give --reason with one of: ${refusals.join(", ")}`);
  return known;
}

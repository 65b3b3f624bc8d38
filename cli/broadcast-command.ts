import { Argument } from "@commander-js/extra-typings";
import programmeList from "#content/broadcasts/programmes.json" with { type: "json" };
import * as v from "valibot";
import { type Broadcast, broadcastsAround, onAirAt, stampOf } from "#contracts/broadcast-calendar.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { cancelReasons, programmeSchema, questionRefusals } from "#contracts/broadcast.ts";
import {
  type BroadcastChange,
  updateBroadcast,
  listBroadcasts,
  toPlanChange,
} from "#server/modules/videos/broadcasts.ts";
import { decideQuestion, getQuestion, listWaitingQuestions } from "#server/modules/videos/questions.ts";
import { type DryRun, dryRunOption, reasonOption, uuidArgument } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";

const programmes = v.parse(v.array(programmeSchema), programmeList);
const weekMs = 7 * 86_400_000;

/** `broadcasts …`: what is on, and the questions of those who watch. */
export function addBroadcastCommands(zone: CommandLine, { read, write }: Actions): void {
  const broadcasts = zone
    .command("broadcasts")
    .alias("live")
    .description("what is on, and the questions of those who watch");
  addVerb(broadcasts, "list", "what is on, and what comes within a week").action(read(list));
  addVerb(broadcasts, "on", "begin a programme now")
    .addArgument(new Argument("<programme>", "which one").choices(programmes.map(({ id }) => id)))
    .addOption(dryRunOption)
    .action(write(startBroadcast));
  addVerb(broadcasts, "off", "end what is on").addOption(dryRunOption).action(write(endBroadcast));
  addVerb(broadcasts, "cancel", "cancel what is on, or the next one")
    .argument("<broadcast>", "a programme, or one broadcast of it as `broadcasts list` names it")
    .addOption(reasonOption(cancelReasons))
    .addOption(dryRunOption)
    .action(write(cancelBroadcast));
  addVerb(broadcasts, "questions", "what waits to be read").action(read(questions));
  addVerb(broadcasts, "approve", "put a question into the chat")
    .addArgument(questionArgument)
    .addOption(dryRunOption)
    .action(write(decide));
  addVerb(broadcasts, "refuse", "give a question back to its asker")
    .addArgument(questionArgument)
    .addOption(reasonOption(questionRefusals))
    .addOption(dryRunOption)
    .action(write(decide));
}

const questionArgument = uuidArgument("<question>", "as `broadcasts questions` tells it");

async function list(parts: CommandContext): Promise<CommandResult> {
  const { broadcasts, nowMs } = await week(parts);
  const { state, broadcast } = onAirAt(broadcasts, nowMs);
  const coming = broadcasts.filter(({ endMs, startMs }) => endMs > nowMs && startMs < nowMs + weekMs);
  const head = state === "on" && broadcast ? `on air: ${sentence(broadcast)}` : `now: ${state}`;
  return {
    text: [head, ...coming.map(sentence)].join("\n"),
    data: { state, onAir: broadcast?.id ?? null, airings: coming.map(factsOf) },
  };
}

async function questions({ database }: CommandContext): Promise<CommandResult> {
  const waiting = await listWaitingQuestions(database);
  return {
    text:
      waiting
        .map(
          ({ id, airingId: broadcastId, askedAt, text }) => `${id}  ${broadcastId}  ${jstText(askedAt)}  「${text}」`,
        )
        .join("\n") || "nothing is waiting",
    data: {
      questions: waiting.map(({ id, airingId: broadcastId, text, askedAt }) => ({
        id,
        airingId: broadcastId,
        text,
        askedAt: askedAt.toISOString(),
      })),
    },
  };
}

async function decide(
  { database, clock }: CommandContext,
  id: string,
  { reason: refusal = null, dryRun = false }: DryRun & { reason?: (typeof questionRefusals)[number] | null },
): Promise<CommandResult> {
  const found = await getQuestion(database, id);
  if (!found) throw new UsageError(`there is no question ${id}`);
  if (found.state !== "waiting") throw new UsageError(`${id} is ${found.state}: nothing to decide`);
  const data = { id, text: found.text, airingId: found.airingId, refusal };
  const actionText = refusal === null ? "show" : "give back";
  if (dryRun) return { text: `would ${actionText}: 「${found.text}」`, data: { ...data, dryRun: true } };
  const decided = await database.transaction((queries) => decideQuestion(queries, { id, refusal, now: clock.now() }));
  if (!decided) throw new UsageError(`${id} was decided by somebody else just now`);
  return {
    text:
      refusal === null
        ? `「${found.text}」 stands in the chat within a second`
        : `「${found.text}」 is given back: ${refusal}`,
    data,
  };
}

async function startBroadcast(context: CommandContext, programmeId: string, options: DryRun): Promise<CommandResult> {
  return applyChange(context, `${programmeId}.${stampOf(context.clock.now().getTime())}`, { verb: "on" }, options);
}

async function endBroadcast(parts: CommandContext, options: DryRun): Promise<CommandResult> {
  const { broadcasts, nowMs } = await week(parts);
  const { state, broadcast } = onAirAt(broadcasts, nowMs);
  if (state !== "on" || !broadcast) throw new UsageError("nothing is on");
  return applyChange(parts, broadcast.id, { verb: "off" }, options);
}

/** By a broadcast's id, or by its programme: then the one that is on, or the next. */
async function cancelBroadcast(
  parts: CommandContext,
  id: string,
  { reason, ...options }: DryRun & { reason: (typeof cancelReasons)[number] },
): Promise<CommandResult> {
  const { broadcasts, nowMs } = await week(parts);
  const broadcast = broadcasts.find((one) => one.endMs > nowMs && (one.id === id || one.programme.id === id));
  if (!broadcast) throw new UsageError("which one? `broadcasts list` names them");
  return applyChange(parts, broadcast.id, { verb: "cancel", reason }, options);
}

async function applyChange(
  { database, clock }: CommandContext,
  broadcastId: string,
  wanted: BroadcastChange,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  const data = { airingId: broadcastId, ...wanted };
  if (dryRun) return { text: `would ${wanted.verb}: ${broadcastId}`, data: { ...data, dryRun: true } };
  await database.transaction((queries) => updateBroadcast(queries, { broadcastId, change: wanted, now: clock.now() }));
  const outcome = { on: "is on", off: "is over, its replay is ready", cancel: "is cancelled" }[wanted.verb];
  return { text: `${broadcastId} ${outcome}, within seconds on every page`, data };
}

async function week({ database, clock }: CommandContext): Promise<{ broadcasts: Broadcast[]; nowMs: number }> {
  const now = clock.now();
  const rows = await listBroadcasts(database, now);
  return { broadcasts: broadcastsAround(programmes, rows.map(toPlanChange), now.getTime()), nowMs: now.getTime() };
}

const sentence = ({ id, programme, startMs, endMs, cancelledAtMs }: Broadcast): string =>
  `${id}  ${jstText(new Date(startMs))} – ${jstText(new Date(endMs)).slice(11)}  『${programme.title}』${cancelledAtMs === null ? "" : "  cancelled"}`;

const factsOf = ({ id, startMs, endMs, cancelledAtMs, reason }: Broadcast) => ({
  ...{ id, reason },
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(endMs).toISOString(),
  isCancelled: cancelledAtMs !== null,
});

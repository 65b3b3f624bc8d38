import programmeList from "#content/live/programmes.json" with { type: "json" };
import * as v from "valibot";
import { toBroadcastChange } from "#app/sites/videos/programmes.server.ts";
import { type Broadcast, broadcastsAround, onAirAt, stampOf } from "#app/sites/videos/rules/broadcasts.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { cancelReasons, programmeSchema, questionRefusals } from "#contracts/broadcast.ts";
import { type BroadcastChange, updateBroadcast, listBroadcasts } from "#server/modules/videos/broadcasts.ts";
import { decideQuestion, getQuestion, listWaitingQuestions } from "#server/modules/videos/questions.ts";
import { type Command, type CommandContext, type CommandResult, UsageError } from "./command.ts";

const usage =
  "broadcasts knows: list, questions, approve <question>, refuse <question> --reason <word>, on <programme>, off, cancel <programme or airing> --reason <word>";
const programmes = v.parse(v.array(programmeSchema), programmeList);
const weekMs = 7 * 86_400_000;

/** `broadcasts …`: what is on, and the questions of those who watch. */
export const broadcastCommand: Command = async (verb, id, { reason, dryRun }, parts) => {
  const isDry = dryRun === true;
  if (reason !== undefined && verb !== "refuse" && verb !== "cancel")
    throw new UsageError("--reason belongs to `broadcasts refuse` and `broadcasts cancel`");
  if (verb === "list") return list(parts);
  if (verb === "questions") return questions(parts);
  if (verb === "approve") return decide(checkedId(id), null, isDry, parts);
  if (verb === "refuse") return decide(checkedId(id), requireOneOf(questionRefusals, reason), isDry, parts);
  if (verb === "on") return startBroadcast(id, isDry, parts);
  if (verb === "off") return endBroadcast(isDry, parts);
  if (verb === "cancel") return cancelBroadcast(id, requireOneOf(cancelReasons, reason), isDry, parts);
  throw new UsageError(usage);
};

async function list(parts: CommandContext): Promise<CommandResult> {
  const { airings: broadcasts, nowMs } = await week(parts);
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
        .map(({ id, airingId, askedAt, text }) => `${id}  ${airingId}  ${jstText(askedAt)}  「${text}」`)
        .join("\n") || "nothing is waiting",
    data: {
      questions: waiting.map(({ id, airingId, text, askedAt }) => ({
        id,
        airingId,
        text,
        askedAt: askedAt.toISOString(),
      })),
    },
  };
}

async function decide(
  id: string,
  refusal: (typeof questionRefusals)[number] | null,
  isDry: boolean,
  { database, clock }: CommandContext,
): Promise<CommandResult> {
  const found = await getQuestion(database, id);
  if (!found) throw new UsageError(`there is no question ${id}`);
  if (found.state !== "waiting") throw new UsageError(`${id} is ${found.state}: nothing to decide`);
  const data = { id, text: found.text, airingId: found.airingId, refusal };
  const actionText = refusal === null ? "show" : "give back";
  if (isDry) return { text: `would ${actionText}: 「${found.text}」`, data: { ...data, dryRun: true } };
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

async function startBroadcast(
  programmeId: string | undefined,
  isDry: boolean,
  parts: CommandContext,
): Promise<CommandResult> {
  const programme = programmes.find(({ id }) => id === programmeId);
  if (!programme) throw new UsageError(`which programme? One of: ${programmes.map(({ id }) => id).join(", ")}`);
  return applyChange(`${programme.id}.${stampOf(parts.clock.now().getTime())}`, { verb: "on" }, isDry, parts);
}

async function endBroadcast(isDry: boolean, parts: CommandContext): Promise<CommandResult> {
  const { airings: broadcasts, nowMs } = await week(parts);
  const { state, broadcast } = onAirAt(broadcasts, nowMs);
  if (state !== "on" || !broadcast) throw new UsageError("nothing is on");
  return applyChange(broadcast.id, { verb: "off" }, isDry, parts);
}

/** By a broadcast's id, or by its programme: then the one that is on, or the next. */
async function cancelBroadcast(
  id: string | undefined,
  reason: (typeof cancelReasons)[number],
  isDry: boolean,
  parts: CommandContext,
): Promise<CommandResult> {
  const { airings: broadcasts, nowMs } = await week(parts);
  const broadcast = broadcasts.find((one) => one.endMs > nowMs && (one.id === id || one.programme.id === id));
  if (!broadcast) throw new UsageError("which one? `broadcasts list` names them");
  return applyChange(broadcast.id, { verb: "cancel", reason }, isDry, parts);
}

async function applyChange(
  airingId: string,
  wanted: BroadcastChange,
  isDry: boolean,
  { database, clock }: CommandContext,
): Promise<CommandResult> {
  const data = { airingId, ...wanted };
  if (isDry) return { text: `would ${wanted.verb}: ${airingId}`, data: { ...data, dryRun: true } };
  await database.transaction((queries) =>
    updateBroadcast(queries, { broadcastId: airingId, change: wanted, now: clock.now() }),
  );
  const outcome = { on: "is on", off: "is over, its replay is ready", cancel: "is cancelled" }[wanted.verb];
  return { text: `${airingId} ${outcome}, within seconds on every page`, data };
}

async function week({ database, clock }: CommandContext): Promise<{ airings: Broadcast[]; nowMs: number }> {
  const now = clock.now();
  const rows = await listBroadcasts(database, now);
  return { airings: broadcastsAround(programmes, rows.map(toBroadcastChange), now.getTime()), nowMs: now.getTime() };
}

const sentence = ({ id, programme, startMs, endMs, cancelledAtMs }: Broadcast): string =>
  `${id}  ${jstText(new Date(startMs))} – ${jstText(new Date(endMs)).slice(11)}  『${programme.title}』${cancelledAtMs === null ? "" : "  cancelled"}`;

const factsOf = ({ id, startMs, endMs, cancelledAtMs, reason }: Broadcast) => ({
  ...{ id, reason },
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(endMs).toISOString(),
  isCancelled: cancelledAtMs !== null,
});

function checkedId(id: string | undefined): string {
  if (id === undefined || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new UsageError("which question? Give its id, as `broadcasts questions` tells it");
  return id;
}

function requireOneOf<Word extends string>(words: readonly Word[], given: string | undefined): Word {
  const known = words.find((word) => word === given);
  if (!known) throw new UsageError(`why? Give --reason with one of: ${words.join(", ")}`);
  return known;
}

import programmeList from "#content/live/programmes.json" with { type: "json" };
import * as v from "valibot";
import { changeOf } from "#app/sites/videos/live.server.ts";
import { type Airing, airingsAround, onAirAt, stampOf } from "#app/sites/videos/rules/airings.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { cancelReasons, programmeSchema, questionRefusals } from "#contracts/live.ts";
import { type AiringChange, changeAiring, readAirings } from "#server/modules/films/airings.ts";
import { decideQuestion, findQuestion, waitingQuestions } from "#server/modules/films/questions.ts";
import { type Command, type CommandParts, type CommandResult, UsageError } from "./command.ts";

const verbs =
  "live knows: list, questions, approve <question>, refuse <question> --reason <word>, on <programme>, off, cancel <programme or airing> --reason <word>";
const programmes = v.parse(v.array(programmeSchema), programmeList);
const weekMs = 7 * 86_400_000;

/** `live …`: what is on, and the questions of those who watch. */
export const liveCommand: Command = async (verb, id, { reason, dryRun }, parts) => {
  const isDry = dryRun === true;
  if (reason !== undefined && verb !== "refuse" && verb !== "cancel")
    throw new UsageError("--reason belongs to `live refuse` and `live cancel`");
  if (verb === "list") return list(parts);
  if (verb === "questions") return questions(parts);
  if (verb === "approve") return decide(checkedId(id), null, isDry, parts);
  if (verb === "refuse") return decide(checkedId(id), oneOf(questionRefusals, reason), isDry, parts);
  if (verb === "on") return begin(id, isDry, parts);
  if (verb === "off") return end(isDry, parts);
  if (verb === "cancel") return cancel(id, oneOf(cancelReasons, reason), isDry, parts);
  throw new UsageError(verbs);
};

async function list(parts: CommandParts): Promise<CommandResult> {
  const { airings, nowMs } = await week(parts);
  const { state, airing } = onAirAt(airings, nowMs);
  const coming = airings.filter(({ endMs, startMs }) => endMs > nowMs && startMs < nowMs + weekMs);
  const head = state === "on" && airing ? `on air: ${sentence(airing)}` : `now: ${state}`;
  return {
    text: [head, ...coming.map(sentence)].join("\n"),
    data: { state, onAir: airing?.id ?? null, airings: coming.map(factsOf) },
  };
}

async function questions({ database }: CommandParts): Promise<CommandResult> {
  const waiting = await waitingQuestions(database);
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
  { database, clock }: CommandParts,
): Promise<CommandResult> {
  const found = await findQuestion(database, id);
  if (!found) throw new UsageError(`there is no question ${id}`);
  if (found.state !== "waiting") throw new UsageError(`${id} is ${found.state}: nothing to decide`);
  const data = { id, text: found.text, airingId: found.airingId, refusal };
  const what = refusal === null ? "show" : "give back";
  if (isDry) return { text: `would ${what}: 「${found.text}」`, data: { ...data, dryRun: true } };
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

async function begin(programmeId: string | undefined, isDry: boolean, parts: CommandParts): Promise<CommandResult> {
  const programme = programmes.find(({ id }) => id === programmeId);
  if (!programme) throw new UsageError(`which programme? One of: ${programmes.map(({ id }) => id).join(", ")}`);
  return change(`${programme.id}.${stampOf(parts.clock.now().getTime())}`, { verb: "on" }, isDry, parts);
}

async function end(isDry: boolean, parts: CommandParts): Promise<CommandResult> {
  const { airings, nowMs } = await week(parts);
  const { state, airing } = onAirAt(airings, nowMs);
  if (state !== "on" || !airing) throw new UsageError("nothing is on");
  return change(airing.id, { verb: "off" }, isDry, parts);
}

/** By an airing's id, or by its programme: then the one that is on, or the next. */
async function cancel(
  id: string | undefined,
  reason: (typeof cancelReasons)[number],
  isDry: boolean,
  parts: CommandParts,
): Promise<CommandResult> {
  const { airings, nowMs } = await week(parts);
  const airing = airings.find((one) => one.endMs > nowMs && (one.id === id || one.programme.id === id));
  if (!airing) throw new UsageError("which one? `live list` names them");
  return change(airing.id, { verb: "cancel", reason }, isDry, parts);
}

async function change(
  airingId: string,
  wanted: AiringChange,
  isDry: boolean,
  { database, clock }: CommandParts,
): Promise<CommandResult> {
  const data = { airingId, ...wanted };
  if (isDry) return { text: `would ${wanted.verb}: ${airingId}`, data: { ...data, dryRun: true } };
  await database.transaction((queries) => changeAiring(queries, { airingId, change: wanted, now: clock.now() }));
  const said = { on: "is on", off: "is over, its replay is ready", cancel: "is cancelled" }[wanted.verb];
  return { text: `${airingId} ${said}, within seconds on every page`, data };
}

async function week({ database, clock }: CommandParts): Promise<{ airings: Airing[]; nowMs: number }> {
  const now = clock.now();
  const rows = await readAirings(database, now);
  return { airings: airingsAround(programmes, rows.map(changeOf), now.getTime()), nowMs: now.getTime() };
}

const sentence = ({ id, programme, startMs, endMs, cancelledAtMs }: Airing): string =>
  `${id}  ${jstText(new Date(startMs))} – ${jstText(new Date(endMs)).slice(11)}  『${programme.title}』${cancelledAtMs === null ? "" : "  cancelled"}`;

const factsOf = ({ id, startMs, endMs, cancelledAtMs, reason }: Airing) => ({
  ...{ id, reason },
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(endMs).toISOString(),
  isCancelled: cancelledAtMs !== null,
});

function checkedId(id: string | undefined): string {
  if (id === undefined || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new UsageError("which question? Give its id, as `live questions` tells it");
  return id;
}

function oneOf<Word extends string>(words: readonly Word[], given: string | undefined): Word {
  const known = words.find((word) => word === given);
  if (!known) throw new UsageError(`why? Give --reason with one of: ${words.join(", ")}`);
  return known;
}

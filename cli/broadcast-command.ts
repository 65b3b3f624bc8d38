import { Argument } from "@commander-js/extra-typings";
import programmeList from "#content/broadcasts/programmes.json" with { type: "json" };
import * as v from "valibot";
import { type Broadcast, broadcastsAround, onAirAt, stampOf } from "#contracts/broadcast-calendar.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { cancelReasons, programmeSchema } from "#contracts/broadcast.ts";
import {
  type BroadcastChange,
  updateBroadcast,
  listBroadcasts,
  toPlanChange,
} from "#server/modules/videos/broadcasts.ts";
import { type DryRun, dryRunOption, reasonOption } from "./arguments.ts";
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

/** `broadcasts …`: what is on, and what comes. */
export function addBroadcastCommands(zone: CommandLine, { read, write }: Actions): void {
  const broadcasts = zone.command("broadcasts").alias("live").description("what is on, and what comes");
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
}

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

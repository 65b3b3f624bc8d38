import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { getDemoState, setDemoEnabled } from "#server/modules/ranking/demo-state.ts";
import { type CommandContext, type CommandResult, UsageError } from "./command.ts";

/** `demo on`, `demo off`, `demo status`: whether the ranking shows the made-up numbers of the demonstration. */
export async function demoCommand(
  verb: string | undefined,
  extra: string | undefined,
  options: { until?: string },
  { database, clock }: CommandContext,
): Promise<CommandResult> {
  if (options.until !== undefined) throw new UsageError("--until belongs to `sites close`");
  if ((verb !== "on" && verb !== "off" && verb !== "status") || extra !== undefined)
    throw new UsageError("demo knows: on, off, status");
  if (verb !== "status")
    await database.transaction(async (queries) => {
      await setDemoEnabled(queries, verb === "on");
      await appendAudit(queries, { at: clock.now(), action: `demo.${verb}`, subject: "demonstration", detail: {} });
    });
  const { isOn, madeUntil } = await getDemoState(database);
  return {
    text: `the demonstration is ${isOn ? "on: pages that show its numbers say so" : "off: its numbers are left out"}`,
    data: { isOn, madeUntil },
  };
}

import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { getDemoState, setDemoEnabled } from "#server/modules/ranking/demo-state.ts";
import { addVerb, type CommandContext, type CommandLine, type CommandResult, type Actions } from "./command.ts";

/** `demo …`: whether the ranking shows the made-up numbers of the demonstration. */
export function addDemoCommands(zone: CommandLine, { read, write }: Actions): void {
  const demo = zone.command("demo").description("the made-up numbers of the demonstration");
  addVerb(demo, "on", "show them").action(write((context) => switchDemo(context, "on")));
  addVerb(demo, "off", "leave them out of every page").action(write((context) => switchDemo(context, "off")));
  addVerb(demo, "status", "whether they are shown").action(read(describeDemo));
}

async function switchDemo(context: CommandContext, verb: "on" | "off"): Promise<CommandResult> {
  const { database, clock } = context;
  await database.transaction(async (queries) => {
    await setDemoEnabled(queries, verb === "on");
    await appendAudit(queries, { at: clock.now(), action: `demo.${verb}`, subject: "demonstration", detail: {} });
  });
  return describeDemo(context);
}

async function describeDemo({ database }: CommandContext): Promise<CommandResult> {
  const { isOn, madeUntil } = await getDemoState(database);
  return {
    text: `the demonstration is ${isOn ? "on: pages that show its numbers say so" : "off: its numbers are left out"}`,
    data: { isOn, madeUntil },
  };
}

import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { moderateMascara, listReportedMascaras } from "#server/modules/mascaras/mascara-reports.ts";
import { dryRunOption, monthOption, uuidArgument } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";
import { pick, unpick } from "./mascara-picks.ts";

const idArgument = uuidArgument("<id>", "as `mascaras list` or the address of the work tells it");

/** `mascaras …`: what was reported often waits here to be looked at, and each month one is picked. */
export function addMascaraCommands(zone: CommandLine, { read, write }: Actions): void {
  const mascaras = zone.command("mascaras").description("mascaras that were reported often, and the pick of a month");
  addVerb(mascaras, "list", "what was reported often").action(read(list));
  for (const [verb, description] of [
    ["clear", "show it again"],
    ["refuse", "leave it hidden"],
  ] as const)
    addVerb(mascaras, verb, description)
      .addArgument(idArgument)
      .action(write((context, id) => moderate(context, id, verb)));
  addVerb(mascaras, "pick", "put it at the head of the gallery for a month")
    .addArgument(idArgument)
    .addOption(monthOption)
    .addOption(dryRunOption)
    .action(write(pick));
  addVerb(mascaras, "unpick", "take the pick of a month back")
    .addOption(monthOption)
    .addOption(dryRunOption)
    .action(write(unpick));
}

async function list({ database }: CommandContext): Promise<CommandResult> {
  const waiting = await listReportedMascaras(database);
  const lines = waiting.map(
    ({ id, code, reports, reasons }) => `${id}  /mcm?r=${code}  ${reports} reports: ${reasons.join(", ")}`,
  );
  return { text: lines.join("\n") || "nothing waits", data: { waiting } };
}

const verdictOfVerb = { clear: "cleared", refuse: "refused" } as const;

async function moderate(
  { database, clock }: CommandContext,
  id: string,
  verb: keyof typeof verdictOfVerb,
): Promise<CommandResult> {
  const verdict = verdictOfVerb[verb];
  const isFound = await database.transaction(async (queries) => {
    const isModerated = await moderateMascara(queries, id, verdict);
    if (isModerated) await appendAudit(queries, { at: clock.now(), action: `mascaras.${verb}`, subject: id });
    return isModerated;
  });
  if (!isFound) throw new UsageError(`no mascara has the id ${id}`);
  return { text: `${id} is ${verdict}`, data: { id, verdict } };
}

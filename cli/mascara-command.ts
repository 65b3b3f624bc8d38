import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { moderateMascara, listReportedMascaras } from "#server/modules/mascaras/mascara-reports.ts";
import { dryRunOption, monthOption, uuidArgument } from "./arguments.ts";
import { type CommandContext, type CommandLine, type CommandResult, type Run, UsageError } from "./command.ts";
import { pick, unpick } from "./mascara-picks.ts";

const idArgument = uuidArgument("<id>", "`mascaras list` or the address of the work");

/** `mascaras …`: what was reported often waits here to be looked at, and each month one is picked. */
export function addMascaraCommands(zone: CommandLine, run: Run): void {
  const mascaras = zone.command("mascaras").description("mascaras that were reported often, and the pick of a month");
  mascaras
    .command("list")
    .description("what was reported often")
    .action(run((_, context) => list(context)));
  mascaras
    .command("clear")
    .description("show it again")
    .addArgument(idArgument)
    .action(run((id, _, context) => moderate(id, "clear", context)));
  mascaras
    .command("refuse")
    .description("leave it hidden")
    .addArgument(idArgument)
    .action(run((id, _, context) => moderate(id, "refuse", context)));
  mascaras
    .command("pick")
    .description("put it at the head of the gallery for a month")
    .addArgument(idArgument)
    .addOption(monthOption)
    .addOption(dryRunOption)
    .action(run(pick));
  mascaras
    .command("unpick")
    .description("take the pick of a month back")
    .addOption(monthOption)
    .addOption(dryRunOption)
    .action(run(unpick));
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
  id: string,
  verb: keyof typeof verdictOfVerb,
  { database, clock }: CommandContext,
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

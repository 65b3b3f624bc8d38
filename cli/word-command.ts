import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { listReportedWords, moderateWord } from "#server/modules/sent-words/report-word.ts";
import { uuidArgument } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";

const idArgument = uuidArgument("<id>", "as `words list` tells it");

/** `words …`: words that were sent on by a link and reported wait here to be looked at. */
export function addWordCommands(zone: CommandLine, { read, write }: Actions): void {
  const words = zone.command("words").description("words of the lip world that were sent on and reported");
  addVerb(words, "list", "what was reported").action(read(list));
  for (const [verb, description] of [
    ["clear", "let it be opened again"],
    ["refuse", "leave it hidden"],
  ] as const)
    addVerb(words, verb, description)
      .addArgument(idArgument)
      .action(write((context, id) => moderate(context, id, verb)));
}

async function list({ database }: CommandContext): Promise<CommandResult> {
  const waiting = await listReportedWords(database);
  const lines = waiting.map(({ id, words, reason }) => `${id}  「${words}」  ${reason}`);
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
    const isModerated = await moderateWord(queries, id, verdict);
    if (isModerated) await appendAudit(queries, { at: clock.now(), action: `words.${verb}`, subject: id });
    return isModerated;
  });
  if (!isFound) throw new UsageError(`no word has the id ${id}`);
  return { text: `${id} is ${verdict}`, data: { id, verdict } };
}

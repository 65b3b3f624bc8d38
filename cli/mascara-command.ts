import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { moderateMascara, listReportedMascaras } from "#server/modules/mascaras/mascara-reports.ts";
import { type Command, UsageError } from "./command.ts";
import { pick, unpick } from "./mascara-picks.ts";

const verdictOfVerb = { clear: "cleared", refuse: "refused" } as const;

/** `mascaras …`: what was reported often waits here to be looked at, and each month one is picked. */
export const mascaraCommand: Command = async (verb, id, options, parts) => {
  const { database, clock } = parts;
  if (verb === "list" && id === undefined) {
    const waiting = await listReportedMascaras(database);
    const lines = waiting.map(
      ({ id: one, code, reports, reasons }) => `${one}  /mcm?r=${code}  ${reports} reports: ${reasons.join(", ")}`,
    );
    return { text: lines.join("\n") || "nothing waits", data: { waiting } };
  }
  if (verb === "unpick" && id === undefined) return unpick(options, parts);
  const verdict = verb === "clear" || verb === "refuse" ? verdictOfVerb[verb] : null;
  if ((verdict === null && verb !== "pick") || id === undefined || !/^[0-9a-f-]{36}$/.test(id))
    throw new UsageError("mascaras knows: list, clear <id>, refuse <id>, pick <id>, unpick");
  if (verdict === null) return pick(id, options, parts);
  const isFound = await database.transaction(async (queries) => {
    const isModerated = await moderateMascara(queries, id, verdict);
    if (isModerated) await appendAudit(queries, { at: clock.now(), action: `mascaras.${verb}`, subject: id });
    return isModerated;
  });
  if (!isFound) throw new UsageError(`no mascara has the id ${id}`);
  return { text: `${id} is ${verdict}`, data: { id, verdict } };
};

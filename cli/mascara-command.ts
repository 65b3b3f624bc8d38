import { judgeMascara, waitingMascaras } from "#server/modules/mascaras/mascara-reports.ts";
import { type Command, UsageError } from "./command.ts";

const verdicts = { clear: "cleared", refuse: "refused" } as const;

/** `mascaras list`, `mascaras clear <id>`, `mascaras refuse <id>`: what was reported often waits here to be looked at. */
export const mascaraCommand: Command = async (verb, id, _, { database }) => {
  if (verb === "list" && id === undefined) {
    const waiting = await waitingMascaras(database);
    const lines = waiting.map(
      ({ id: one, code, reports, reasons }) => `${one}  /mcm?r=${code}  ${reports} reports: ${reasons.join(", ")}`,
    );
    return { text: lines.join("\n") || "nothing waits", data: { waiting } };
  }
  const verdict = verb === "clear" || verb === "refuse" ? verdicts[verb] : null;
  if (verdict === null || id === undefined || !/^[0-9a-f-]{36}$/.test(id))
    throw new UsageError("mascaras knows: list, clear <id>, refuse <id>");
  const isFound = await database.transaction((queries) => judgeMascara(queries, id, verdict));
  if (!isFound) throw new UsageError(`no mascara has the id ${id}`);
  return { text: `${id} is ${verdict}`, data: { id, verdict } };
};

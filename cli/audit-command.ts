import { jstText } from "#contracts/jst-calendar.ts";
import { listAuditEntries, verifyAudit } from "#server/modules/audit/audit-log.ts";
import { type Command, UsageError } from "./command.ts";

/** `audit list`, `audit verify`: what operators did, and whether the log is whole. */
export const auditCommand: Command = async (verb, extra, _, { database }) => {
  if (extra !== undefined || (verb !== "list" && verb !== "verify")) throw new UsageError("audit knows: list, verify");
  if (verb === "list") {
    const entries = await listAuditEntries(database);
    const lines = entries.map(
      ({ number, at, action, subject, detail }) =>
        `${number}  ${jstText(at)}  ${action}  ${subject}  ${JSON.stringify(detail)}`,
    );
    return { text: lines.join("\n") || "the log is empty", data: { entries } };
  }
  const { entries, brokenAt, head } = await verifyAudit(database);
  if (brokenAt !== null) throw new Error(`the log is broken at entry ${brokenAt}`);
  return {
    text: entries === 0 ? "the log is empty" : `${entries} entries, every seal fits; the last one is ${head}`,
    data: { entries, head },
  };
};

import * as v from "valibot";
import { type MasterData, masterDataGlobal, masterDataSchema } from "#contracts/master-data.ts";

const scriptPrefix = `globalThis.${masterDataGlobal}=`;

/**
 * Takes the data out of the master-data script by cutting the text between the assignment and the last
 * semicolon. The script is never run: whatever else it holds makes the JSON unreadable and the copy refused.
 * Throws an Error that says what is wrong, without quoting the content.
 */
export function parseMasterScript(script: string): MasterData {
  const text = script.trim();
  if (!text.startsWith(scriptPrefix) || !text.endsWith(";"))
    throw new Error("the script does not hold the one assignment");
  const validated = v.safeParse(masterDataSchema, parseJson(text.slice(scriptPrefix.length, -1)), { abortEarly: true });
  if (validated.success) return validated.output;
  const [issue] = validated.issues;
  throw new Error(`the data breaks its contract at ${v.getDotPath(issue) ?? "the top"}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("the payload is not JSON");
  }
}

import * as v from "valibot";
import { type MasterData, masterDataGlobal, masterDataSchema } from "#contracts/master-data.ts";

const opening = `globalThis.${masterDataGlobal}=`;

/**
 * Takes the data out of the master-data script by cutting the text between the assignment and the last
 * semicolon. The script is never run: whatever else it holds makes the JSON unreadable and the copy refused.
 * Throws an Error that says what is wrong, without quoting the content.
 */
export function readMasterScript(script: string): MasterData {
  const text = script.trim();
  if (!text.startsWith(opening) || !text.endsWith(";")) throw new Error("the script does not hold the one assignment");
  const checked = v.safeParse(masterDataSchema, parseJson(text.slice(opening.length, -1)), { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new Error(`the data breaks its contract at ${v.getDotPath(issue) ?? "the top"}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("the payload is not JSON");
  }
}

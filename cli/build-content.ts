import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "./command.ts";

const run = promisify(execFile);

/**
 * Runs the content build of the sources in a process of its own: a deployment without sources has none.
 * @param root the folder of the sources
 * @returns its last word, or one line for every fault with its file and path
 */
export async function buildContent(root: string, ...flags: string[]): Promise<{ said: string; issues: string[] }> {
  const tool = join(root, "tools/content/build-master.ts");
  if (!existsSync(tool)) throw new UsageError("the sources are not at hand: run this where content/ and tools/ are");
  try {
    const { stdout } = await run(process.execPath, [tool, ...flags], { cwd: root });
    return { said: stdout.trim(), issues: [] };
  } catch (error) {
    const lines = String((error as { stderr?: string }).stderr ?? error).trim();
    return {
      said: "",
      issues: lines.split("\n").filter((line) => line !== "" && !/^content: \d+ faults$/.test(line)),
    };
  }
}

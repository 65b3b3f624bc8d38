import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Runs a script with its arguments under this Node and resolves with its last line; what it printed is shown only when it
 * fails. A line that ends with `37 of 250` says how far it is.
 */
export function runScript(
  root: string,
  command: string,
  reportProgress: (progressText: string) => void = () => {},
): Promise<string> {
  const [file = "", ...args] = command.split(" ");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output.push(chunk.toString());
        const [progressText] = /\d+ of \d+$/.exec(chunk.toString().trimEnd()) ?? [];
        if (progressText !== undefined) reportProgress(progressText);
      });
    child.on("error", reject);
    child.on("close", (code) => {
      const text = output.join("").trim();
      if (code === 0) resolve(text.split("\n").at(-1) ?? "");
      else reject(new Error(text || `${file} ended with ${code}`));
    });
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stateOf } from "./platform/postgres/process-state.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kate-dev-"));
  // As root, the database's own user has to pass through.
  chmodSync(dataDir, 0o711);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const endings: [how: string, end: (child: ChildProcess) => void][] = [
  ["it is told to stop", (child) => child.kill("SIGTERM")],
  ["Ctrl-C is pressed", (child) => child.kill("SIGINT")],
  ["its terminal is closed", (child) => child.kill("SIGHUP")],
  ["its launcher is killed", (child) => child.disconnect()],
];

test.each(endings)("when %s, the workshop ends and leaves no database behind", { timeout: 60_000 }, async (_, end) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "dev.ts")], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, NODE_ENV: "development", DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const postmaster = await waitUntilOpen(child);
  expect(stateOf(postmaster)).toBe("running");
  const ended = once(child, "exit");
  end(child);
  expect(await ended).toEqual([0, null]);
  // Dead is enough: who fetches it from the system then is not ours to say.
  expect(stateOf(postmaster)).not.toBe("running");
});

/** Resolves with the process id of the database once the server is open. */
function waitUntilOpen(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += String(chunk);
      const [, pid] = /"event":"database-up".*?"pid":(\d+)/.exec(output) ?? [];
      if (pid !== undefined && output.includes("is open for work")) resolve(Number(pid));
    });
    child.once("exit", () => reject(new Error(`it ended before it was open:\n${output}`)));
  });
}

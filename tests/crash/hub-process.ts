import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { runningPostmaster } from "#server/platform/postgres/postmaster-file.ts";
import { systemRandom } from "#server/platform/random.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const main = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
const startTimeoutMs = 60_000;

/** The built zone as a process of its own, on a port the system chose. */
export interface HubProcess {
  /** `http://127.0.0.1:<port>` */
  address: string;
  /** From the start of the process until it took requests. */
  readyMs: number;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** SIGTERM, and the database with it. Gives the exit code. */
  end(): Promise<number | null>;
}

/** Starts `server/main.ts` on its own data folder with limits out of the way. */
export async function startHub(dataDir: string, more: Record<string, string> = {}): Promise<HubProcess> {
  const startedAtMs = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", CACHE_URL: "", PUBLIC_URL: "", SECRETS: "" };
  const child = spawn(process.execPath, [main], {
    env: { ...env, PORT: "0", HOST: "127.0.0.1", LIMITS_FACTOR: "1000", ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await openPort(child);
  const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - startedAtMs,
    kill: async () => void (await stop("SIGKILL")),
    end: () => stop("SIGTERM"),
  };
}

function openPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => child.kill("SIGKILL"), startTimeoutMs);
    // Read to the end: a log that nobody takes would fill the pipe.
    child.stdout?.on("data", (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const port = /is open at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(port);
    });
    child.once("exit", () => {
      clearTimeout(timer);
      reject(new Error(`the zone did not open:\n${output}`));
    });
  });
}

/** Asks the embedded database of a data folder, which a running zone keeps up; `home` is where it lies. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (database: Database, postgresHome: string) => Promise<Result>,
): Promise<Result> {
  const logger = memoryLogger(systemClock);
  const postgres = await startEmbeddedPostgres({ dataDir, random: systemRandom, logger });
  const database = openDatabase({ url: postgres.url, max: 1, logger, connectWithinMs: testConnectWithinMs });
  try {
    return await work(database, postgres.dir);
  } finally {
    await database.stop();
    await postgres.stop();
  }
}

/** SIGKILLs the postmaster of a database home. Its children notice and go. */
export function killPostmaster(postgresHome: string): void {
  const running = runningPostmaster(join(postgresHome, "pg"));
  if (!running) throw new Error("there is no postmaster to kill");
  process.kill(running.pid, "SIGKILL");
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

const root = join(import.meta.dirname, "..");
const startTimeoutMs = 30_000;

/** A built zone that runs in a process of its own. */
export interface Hub {
  /** Its public origin: where visitors meet it. */
  url: string;
  /** Its own origin on this machine; another than the public one where something stands in front. */
  localUrl: string;
  databaseUrl: string;
  /** Where it keeps what is its own, the secrets too. */
  dataDir: string;
  pid: number;
  /** The log lines of level `error` so far; taken once. */
  takeErrors(): string[];
  /** The last lines of its log, to be told when it does not end as it should. */
  lastLines(): string[];
  /** Asks it to end (SIGTERM) and resolves with the exit code when it has. */
  stop(): Promise<number>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

/**
 * Starts the built zone on a free port of 127.0.0.1 against a migrated database.
 * @param keepsLog false: nobody reads its log, as a bench wants it
 */
export async function startHub(address: string, env: Record<string, string> = {}, keepsLog = true): Promise<Hub> {
  // A socket's address has no host, and without one it is no URL; the folder in its query wins over this name.
  const databaseUrl = address.replace("@/", "@localhost/");
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "kate-zone-"));
  const child = spawn(process.execPath, [join(root, "server/main.ts")], {
    cwd: root,
    // By the channel it learns when this process is gone, and ends too.
    stdio: ["ignore", keepsLog ? "pipe" : "ignore", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      // A zone is started many times in a run: what was compiled once is not compiled again.
      NODE_COMPILE_CACHE: join(tmpdir(), "kate-zone-compiled"),
      ...{ HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      ...{
        SHOP_URL: "http://shop.test/",
        LIMITS_FACTOR: "1000",
        PRE_RELEASE_HOSTS: "preview.test",
        MOR_HOST: "mor.test",
      },
      ...env,
    },
  });
  child.channel?.unref();
  const log = collectLog(child);
  const ended = once(child, "exit").then(async ([code]) => {
    await rm(dataDir, { recursive: true, force: true });
    return (code as number | null) ?? 1;
  });
  await waitUntilReady(url, child, log);
  return {
    url: env.PUBLIC_URL ?? url,
    localUrl: url,
    databaseUrl,
    dataDir,
    pid: child.pid ?? 0,
    lastLines: () => log.slice(-20),
    takeErrors: () => log.splice(0).filter((line) => line.includes('"level":"error"')),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function collectLog(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
    });
  }
  return lines;
}

async function waitUntilReady(url: string, child: ChildProcess, log: string[]): Promise<void> {
  const deadlineMs = performance.now() + startTimeoutMs;
  while (performance.now() < deadlineMs && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`the zone did not start\n${log.slice(-20).join("\n")}`);
}

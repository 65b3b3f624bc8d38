import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixedClock } from "./clock.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";
import { memoryLogger } from "./logger.ts";
import { readPostmasterFile } from "./postgres/postmaster-file.ts";
import { systemRandom } from "./random.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
const started: EmbeddedPostgres[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kate-embedded-"));
  await chmod(dataDir, 0o711);
});

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop({ evenIfUsed: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function start(dir = dataDir) {
  const logger = memoryLogger(fixedClock(new Date()));
  const postgres = await startEmbeddedPostgres({ dataDir: dir, random: systemRandom, logger });
  started.push(postgres);
  const events = () => logger.lines.map((line) => JSON.parse(line));
  return { postgres, events, up: () => events().filter(({ event }) => event === "database-up") };
}

async function runQuery(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the database in the same place and says its connection string. */
async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    import { systemClock } from "./clock.ts";
    import { startEmbeddedPostgres } from "./embedded-postgres.ts";
    import { memoryLogger } from "./logger.ts";
    import { systemRandom } from "./random.ts";
    const postgres = await startEmbeddedPostgres({
      dataDir: process.argv[1], random: systemRandom, logger: memoryLogger(systemClock) });
    process.stdout.write(postgres.url);
    process.stdin.resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, dataDir], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [url] = await once(child.stdout!, "data");
  return { child, url: String(url) };
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

const postmasterPid = () => readPostmasterFile(join(dataDir, "postgres", "pg"))!.pid;

test("a first start makes a database that writes to disk before it answers", async () => {
  const { postgres } = await start();
  const settings = await runQuery(
    postgres.url,
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync','synchronous_commit','listen_addresses','server_encoding','TimeZone') ORDER BY name",
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: "on",
    synchronous_commit: "on",
    listen_addresses: "",
    server_encoding: "UTF8",
    TimeZone: "UTC",
  });
});

test("after a stop the next start finds what was written", async () => {
  const first = await start();
  await runQuery(first.postgres.url, "CREATE TABLE kept AS SELECT 7 AS n");
  await first.postgres.stop();
  const second = await start();
  expect(second.up()).toMatchObject([{ adopted: false }]);
  expect(await runQuery(second.postgres.url, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
});

test("a postmaster left by a process that was killed is adopted with all it holds", async () => {
  const { child, url } = await startInChild();
  await runQuery(url, "CREATE TABLE kept AS SELECT 7 AS n");
  const pid = postmasterPid();
  await killHard(child);
  const { postgres, up } = await start();
  expect(up()).toMatchObject([{ adopted: true, pid }]);
  expect(await runQuery(postgres.url, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
});

test("when the process and the postmaster were killed, the next start recovers what was acknowledged", async () => {
  const { child, url } = await startInChild();
  await runQuery(url, "CREATE TABLE kept AS SELECT 7 AS n");
  await killHard(child);
  process.kill(postmasterPid(), "SIGKILL");
  const { postgres, up } = await start();
  expect(up()).toMatchObject([{ adopted: false }]);
  expect(await runQuery(postgres.url, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
});

test("a postmaster that dies comes back by itself, at the same address", async () => {
  const { postgres, up } = await start();
  await runQuery(postgres.url, "CREATE TABLE kept AS SELECT 7 AS n");
  process.kill(postmasterPid(), "SIGKILL");
  await vi.waitFor(() => expect(up()).toHaveLength(2), { timeout: 30_000, interval: 50 });
  expect(await runQuery(postgres.url, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
});

test("a process that stops leaves the database to another one that uses it", async () => {
  const first = await start();
  const second = await start();
  expect(second.up()).toMatchObject([{ adopted: true }]);
  const client = new pg.Client({ connectionString: second.postgres.url });
  await client.connect();
  await first.postgres.stop();
  expect(first.events().at(-1)).toMatchObject({ event: "database-left-to-others" });
  expect((await client.query("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
  await client.end();
});

test("a database that wants another password is left alone and named", async () => {
  const first = await start();
  await writeFile(join(first.postgres.dir, "password"), "not the password");
  await expect(start()).rejects.toThrow(/refuses the password in .*password/);
  expect(await runQuery(first.postgres.url, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
});

test("a database without a free connection counts as running", async () => {
  const first = await start();
  const clients = Array.from({ length: 105 }, () => new pg.Client({ connectionString: first.postgres.url }));
  for (const client of clients) client.on("error", () => {});
  const opened = await Promise.allSettled(clients.map((client) => client.connect()));
  expect(opened.some(({ status }) => status === "rejected")).toBe(true);
  const second = await start();
  expect(second.up()).toMatchObject([{ adopted: true, pid: postmasterPid() }]);
  await Promise.all(clients.map((client) => client.end().catch(() => {})));
});

test("a file that names another program of today does not keep the database from starting", async () => {
  const first = await start();
  const pid = postmasterPid();
  await first.postgres.stop();
  const bystander = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
    // PostgreSQL only minds processes that its own user could have started.
    ...(process.getuid?.() === 0 ? await ownerOfHome() : {}),
    cwd: "/",
  });
  await once(bystander, "spawn");
  const pgDir = join(dataDir, "postgres", "pg");
  const lines = [bystander.pid, pgDir, 1, 5432, join(dataDir, "postgres"), "", "1 1", "ready   ", ""];
  await writeFile(join(pgDir, "postmaster.pid"), lines.join("\n"));
  const second = await start();
  expect(second.up()).toMatchObject([{ adopted: false }]);
  expect(postmasterPid()).not.toBe(pid);
  await killHard(bystander);
});

async function ownerOfHome(): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(join(dataDir, "postgres"));
  return { uid, gid };
}

test("a first start that was killed half-way leaves nothing in the way", async () => {
  const home = join(dataDir, "postgres");
  await mkdir(join(home, "pg.tmp-999999999", "base"), { recursive: true });
  const { postgres } = await start();
  expect(await runQuery(postgres.url, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
  expect((await readdir(home)).filter((name) => name.startsWith("pg.tmp"))).toEqual([]);
});

test("where the path is too long for a socket, it is reached on 127.0.0.1 with a password", async () => {
  const deep = join(dataDir, "a".repeat(60), "b".repeat(60));
  const { postgres } = await start(deep);
  expect(postgres.url).toContain("@127.0.0.1:");
  expect(await runQuery(postgres.url, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
  const guess = postgres.url.replace(/:[^:@]+@/, ":guess@");
  await expect(runQuery(guess, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
  const { mode } = await stat(join(postgres.dir, "password"));
  expect(mode & 0o777).toBe(0o600);
  expect(postgres.url).toContain(await readFile(join(postgres.dir, "password"), "utf8"));
});

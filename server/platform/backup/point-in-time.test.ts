import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixedClock } from "../clock.ts";
import { memoryLogger } from "../logger.ts";
import { findBinaries, postgresEnv, type Binaries } from "../postgres/binaries.ts";
import { databaseRole, openCluster, type Cluster } from "../postgres/cluster.ts";
import { openHome, type Home } from "../postgres/home.ts";
import { systemRandom } from "../random.ts";

/** A PostgreSQL as an operator would run it, with its log copied aside. */
let folder: string;
let home: Home;
let binaries: Binaries;
let cluster: Cluster;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kate-moment-"));
  await chmod(folder, 0o711);
  home = await openHome(folder, systemRandom, memoryLogger(fixedClock("2026-11-20T12:00:00Z")));
  binaries = await findBinaries(home);
  cluster = await openCluster(home, binaries, systemRandom);
  await run("mkdir", [join(home.dir, "log"), join(home.dir, "sockets")]);
});
afterEach(async () => {
  for (const dir of [cluster.dir, restoredDir()]) await stop(dir).catch(() => {});
  await Promise.all([folder, home.dir].map((dir) => rm(dir, { recursive: true, force: true })));
});

const restoredDir = (): string => join(home.dir, "restored");

/** As the user that PostgreSQL runs as. */
const run = (program: string, args: string[]) =>
  promisify(execFile)(program, args, {
    ...home.owner,
    cwd: home.dir,
    env: { ...postgresEnv(), PATH: process.env.PATH },
  });

async function start(dir: string, settings: Record<string, string>): Promise<void> {
  const lines = Object.entries({
    listen_addresses: "",
    unix_socket_directories: join(home.dir, "sockets"),
    ...settings,
  });
  const text = lines.map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`).join("\n");
  await writeFile(join(dir, "postgresql.auto.conf"), `${text}\n`);
  await run(binaries.pgCtl, ["start", "-w", "-D", dir, "-l", join(home.dir, "server.txt")]);
}
const stop = (dir: string) => run(binaries.pgCtl, ["stop", "-w", "-m", "fast", "-D", dir]);

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    host: join(home.dir, "sockets"),
    user: databaseRole,
    password: cluster.password,
    database: "postgres",
  });
  await client.connect();
  return client;
}

test("a database of one's own goes back to a moment: what was written before it is there, what came after is not", async () => {
  const log = join(home.dir, "log");
  await start(cluster.dir, {
    wal_level: "replica",
    archive_mode: "on",
    archive_command: `test ! -f ${log}/%f && cp %p ${log}/%f`,
  });
  const client = await connect();
  await client.query("CREATE TABLE votes (name text)");
  await client.query("INSERT INTO votes VALUES ('before the backup')");
  // What pg_basebackup does, which our binaries do not bring.
  await client.query("SELECT pg_backup_start('drill', true)");
  await run("cp", ["-a", cluster.dir, restoredDir()]);
  const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(true)");
  await client.query("INSERT INTO votes VALUES ('after the backup')");
  const { rows: moments } = await client.query("SELECT clock_timestamp()::text AS moment");
  await delay(20);
  await client.query("INSERT INTO votes VALUES ('the mistake')");
  await client.query("SELECT pg_switch_wal()");
  await client.end();
  await stop(cluster.dir);

  await rm(join(restoredDir(), "postmaster.pid"), { force: true });
  await rm(join(restoredDir(), "pg_wal"), { recursive: true, force: true });
  await run("mkdir", ["-p", "-m", "700", join(restoredDir(), "pg_wal")]);
  await run(
    "touch",
    ["backup_label", "recovery.signal"].map((name) => join(restoredDir(), name)),
  );
  await writeFile(join(restoredDir(), "backup_label"), rows[0].labelfile);
  await start(restoredDir(), {
    restore_command: `cp ${log}/%f %p`,
    recovery_target_time: moments[0].moment,
    recovery_target_action: "promote",
  });
  const restored = await connect();
  const { rows: votes } = await restored.query("SELECT name FROM votes ORDER BY name");
  await restored.end();
  expect(votes.map(({ name }) => name)).toEqual(["after the backup", "before the backup"]);
});

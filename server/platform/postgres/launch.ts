import { spawn } from "node:child_process";
import { closeSync, fchownSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { release } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { postgresEnv, type Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Home } from "./home.ts";
import type { Owner } from "./owner.ts";
import { readPostmasterFile } from "./postmaster-file.ts";

/** Everything that is needed to bring a postmaster up again and again. */
export type PostgresSetup = {
  home: Home;
  binaries: Binaries;
  cluster: Cluster;
  endpoint: Endpoint;
  /** False: what is committed may be lost when the machine goes down. For databases that are thrown away. */
  durable: boolean;
};

export type Launch = { started: true; pid: number } | { started: false; why: string; worthRetrying: boolean };

const pollMs = 20;
const maxLogBytes = 10_485_760;

/** Starts a postmaster and waits until it takes connections, after a crash until its log is replayed. */
export async function launch({ home, binaries, cluster, endpoint, durable }: PostgresSetup): Promise<Launch> {
  const logPath = join(home.dir, "postgres.log");
  const log = openLog(logPath, home.owner);
  const logStart = fstatSync(log).size;
  // Detached: Ctrl-C reaches every process of the terminal's group, and the database must outlive the last request.
  const child = spawn(binaries.postgres, ["-D", cluster.dir, ...settingsFor(endpoint, durable)], {
    ...home.owner,
    cwd: home.dir,
    env: postgresEnv(),
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let ended: string | null = null;
  child.once("exit", (code, signal) => (ended = `it ended with ${signal ?? `exit code ${code}`}`));
  child.once("error", (error) => (ended = error.message));

  while (ended === null) {
    const file = readPostmasterFile(cluster.dir);
    if (file?.ready && file.pid === child.pid) return { started: true, pid: file.pid };
    await delay(pollMs);
  }
  const output = readFileSync(logPath).subarray(logStart).toString().trim();
  return { started: false, why: output || ended, worthRetrying: transientErrors.test(output) };
}

/** Another starter was faster, or a killed postmaster is not quite gone: both may look different in a moment. */
const transientErrors = /lock file .* already exists|pre-existing shared memory|could not bind/;

function settingsFor({ socketDir, port }: Endpoint, durable: boolean): string[] {
  const onDisk = durable ? "on" : "off";
  const settings = {
    listen_addresses: socketDir === null ? "127.0.0.1" : "",
    unix_socket_directories: socketDir ?? "",
    port: String(port),
    max_connections: "100",
    // An answer is given after the commit is on disk, here as anywhere.
    fsync: onDisk,
    full_page_writes: onDisk,
    synchronous_commit: onDisk,
    // After a crash everything is put on disk before it is used: by one call instead of one for each of 1,000 files.
    // Restarts on a busy disk took 0.1 s instead of 1.8 s (medians of 5). Linux before 5.8 could miss an error there.
    ...(hasReliableSyncfs() ? { recovery_init_sync_method: "syncfs" } : {}),
    timezone: "UTC",
    log_timezone: "UTC",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function hasReliableSyncfs(): boolean {
  const [major = 0, minor = 0] = release().split(".").map(Number);
  return process.platform === "linux" && (major > 5 || (major === 5 && minor >= 8));
}

function openLog(path: string, owner: Owner): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(path, `${path}.1`);
  const log = openSync(path, "a", 0o600);
  // What root makes here must not lock out its owner, who may start the app next time.
  if (owner !== null) fchownSync(log, owner.uid, owner.gid);
  return log;
}

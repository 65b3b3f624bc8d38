import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Endpoint } from "./endpoint.ts";
import { launch, type PostgresSetup } from "./launch.ts";
import { runningPostmaster } from "./postmaster-file.ts";
import { probeServer } from "./probe.ts";
import { stateOf } from "./process-state.ts";

/** A PostgreSQL that takes connections. `adopted`: it ran already, left by a process that was killed. */
export type Postmaster = { pid: number; endpoint: Endpoint; adopted: boolean };

const retryForMs = 10_000;
const maxStartingMs = 60_000;
const retryEveryMs = 100;

/**
 * Brings the cluster up: adopts the postmaster that runs it already, or starts one. Tries for ten seconds where
 * a dying postmaster is in the way, and waits for a minute while another process starts or stops it.
 * @throws EmbeddedPostgresError with what PostgreSQL said.
 */
export async function startPostmaster(setup: PostgresSetup): Promise<Postmaster> {
  const { cluster } = setup;
  const startedAt = performance.now();
  const isOverdue = (limitMs: number) => performance.now() - startedAt > limitMs;
  const fail = (why: string) => new EmbeddedPostgresError(`the database in ${cluster.dir} does not start: ${why}`);

  let launched: number | null = null;
  for (; ; await delay(retryEveryMs)) {
    let running = runningPostmaster(cluster.dir);
    if (running === null) {
      const result = await launch(setup);
      if (result.started) launched = result.pid;
      else if (!result.worthRetrying || isOverdue(retryForMs)) throw fail(result.why);
      running = runningPostmaster(cluster.dir);
    }
    if (running?.ready) {
      const { pid, endpoint } = running;
      const answer = await probeServer(cluster, endpoint);
      if (answer === "welcome") return { pid, endpoint, adopted: pid !== launched };
      if (answer === "refused") throw fail(`it refuses the password in ${join(setup.home.dir, "password")}`);
      // It holds the data and says nothing. Nothing is lost by a clean stop, and a new one will answer.
      if (isOverdue(retryForMs)) await stopPostmaster(pid, setup);
    }
    if (isOverdue(maxStartingMs))
      throw fail(`it has been starting, stopping or silent for a minute (process ${running?.pid})`);
  }
}

const fastStopMs = 7_000;
const lastStopMs = 1_000;

/** Stops a postmaster: at once but cleanly, and the hard way only where that takes longer than seven seconds. */
export async function stopPostmaster(pid: number, { binaries, cluster, home }: PostgresSetup): Promise<void> {
  if (process.platform === "win32") {
    await promisify(execFile)(binaries.pgCtl, ["stop", "-D", cluster.dir, "-m", "fast", "-w"], { cwd: home.dir });
    return;
  }
  for (const [signal, withinMs] of [
    ["SIGINT", fastStopMs],
    ["SIGQUIT", lastStopMs],
  ] as const) {
    if (!send(pid, signal)) return;
    if (await endsWithin(pid, withinMs)) return;
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + limitMs;
  while (stateOf(pid) === "running") {
    if (performance.now() > giveUpAt) return false;
    await delay(20);
  }
  return true;
}

import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "./logger.ts";
import { findBinaries } from "./postgres/binaries.ts";
import { openCluster } from "./postgres/cluster.ts";
import { chooseEndpoint, connectionUrl } from "./postgres/endpoint.ts";
import { openHome } from "./postgres/home.ts";
import type { PostgresSetup } from "./postgres/launch.ts";
import { startPostmaster, stopPostmaster, type Postmaster } from "./postgres/postmaster.ts";
import { appDatabase, countOtherClients } from "./postgres/probe.ts";
import { stateOf } from "./postgres/process-state.ts";
import type { Random } from "./random.ts";

/** A real PostgreSQL of this place, kept running as long as this process lives. */
export type EmbeddedPostgres = {
  /** Connection string of the app's database; the same after every restart of the database. */
  url: string;
  /** The folder with the data, its password and its log. */
  dir: string;
  /** Stops it, unless another process still uses it: that one keeps it. `evenIfUsed` stops it all the same. */
  stop(options?: { evenIfUsed?: boolean }): Promise<void>;
};

/**
 * Starts the PostgreSQL that npm brought, with its data in `dataDir`; makes them on the first start.
 * A postmaster that an earlier process left running is adopted, and one that dies is started again.
 * @throws EmbeddedPostgresError in words for the person who starts the app.
 */
export async function startEmbeddedPostgres(parts: {
  dataDir: string;
  random: Random;
  logger: Logger;
  /** False only for a database of tests, which is thrown away: it never waits for the disk. */
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const { dataDir, random, logger, durable = true } = parts;
  const home = await openHome(dataDir, random, logger);
  const binaries = await findBinaries(home);
  const cluster = await openCluster(home, binaries, random);
  const wantedSetup: PostgresSetup = { home, binaries, cluster, endpoint: await chooseEndpoint(home), durable };
  const first = await startPostmaster(wantedSetup);
  logger.info("database-up", { dir: home.dir, pid: first.pid, adopted: first.adopted });

  const setup = { ...wantedSetup, endpoint: first.endpoint };
  const url = connectionUrl(cluster, setup.endpoint, appDatabase);
  const monitor = keepRunning(setup, first, logger);
  return {
    url,
    dir: home.dir,
    stop: async (options) => {
      const { pid } = await monitor.stop();
      if (options?.evenIfUsed !== true && (await isUsedByOthers(url))) {
        logger.info("database-left-to-others", { pid });
        return;
      }
      await stopPostmaster(pid, setup);
    },
  };
}

const checkEveryMs = 500;
const maxPauseMs = 30_000;

/** Looks after the postmaster: when it is gone, another one is brought up, after failures with growing pauses. */
function keepRunning(setup: PostgresSetup, first: Postmaster, logger: Logger): { stop(): Promise<Postmaster> } {
  let current = first;
  let isMonitoring = true;
  let pauseMs = checkEveryMs;
  let timer: NodeJS.Timeout;
  let lastCheck: Promise<void> = Promise.resolve();

  const checkAgainIn = (ms: number) => {
    timer = setTimeout(() => (lastCheck = checkNow()), ms).unref();
  };
  const checkNow = async () => {
    try {
      if (stateOf(current.pid) !== "running") {
        logger.warn("database-gone", { pid: current.pid });
        current = await startPostmaster(setup);
        logger.info("database-up", { dir: setup.home.dir, pid: current.pid, adopted: current.adopted });
      }
      pauseMs = checkEveryMs;
    } catch (error) {
      logger.error("database-does-not-start", error);
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
    }
    if (isMonitoring) checkAgainIn(pauseMs);
  };

  checkAgainIn(checkEveryMs);
  return {
    stop: async () => {
      isMonitoring = false;
      clearTimeout(timer);
      await lastCheck;
      return current;
    },
  };
}

/** Connections that were closed a moment ago still show for some milliseconds; only who stays is another user. */
async function isUsedByOthers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    const others = await countOtherClients(url).catch(() => 0);
    if (others === 0) return false;
    await delay(50);
  }
  return true;
}

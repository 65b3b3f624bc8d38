import { execFile } from "node:child_process";
import { chown, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeOnce, readIfPresent } from "../write-once.ts";
import type { Random } from "../random.ts";
import { postgresEnv, type Binaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Home } from "./home.ts";
import { stateOf } from "./process-state.ts";

/** A database cluster on disk: its folder and the password of its only role. */
export type Cluster = { dir: string; password: string };

export const databaseRole = "kate";

/** Opens the cluster in `home`, or makes it. A start that was killed half-way leaves nothing that stands in the way. */
export async function openCluster(home: Home, binaries: Binaries, random: Random): Promise<Cluster> {
  const passwordFile = join(home.dir, "password");
  const password = await writeOnce(passwordFile, () => random.bytes(24).toString("base64url"));
  if (home.owner !== null) await chown(passwordFile, home.owner.uid, home.owner.gid);

  const dir = join(home.dir, "pg");
  await removeUnfinished(home.dir);
  const existingMajor = await majorOf(dir);
  if (existingMajor === null) await createCluster(dir, home, binaries, passwordFile);
  else if (existingMajor !== binaries.major) {
    throw new EmbeddedPostgresError(
      `${dir} was made by PostgreSQL ${existingMajor}, and this app brings ${binaries.major}. ` +
        "Move it by pg_dump with the older app, or set another DATA_DIR.",
    );
  }
  return { dir, password };
}

const majorOf = async (dir: string): Promise<string | null> =>
  (await readIfPresent(join(dir, "PG_VERSION")))?.trim() ?? null;

const draftName = /^pg\.tmp-(\d+)$/;

async function removeUnfinished(homeDir: string): Promise<void> {
  for (const name of await readdir(homeDir)) {
    const maker = Number(draftName.exec(name)?.[1]);
    if (maker && (maker === process.pid || stateOf(maker) !== "running")) {
      await rm(join(homeDir, name), { recursive: true, force: true });
    }
  }
}

async function createCluster(dir: string, home: Home, binaries: Binaries, passwordFile: string): Promise<void> {
  const draft = join(home.dir, `pg.tmp-${process.pid}`);
  const options = ["--no-locale", "-E", "UTF8", "--auth=scram-sha-256", "--no-instructions"];
  const target = [`--pgdata=${draft}`, `--username=${databaseRole}`, `--pwfile=${passwordFile}`];
  try {
    await promisify(execFile)(binaries.initdb, [...options, ...target], {
      ...home.owner,
      cwd: home.dir,
      env: postgresEnv(),
    });
  } catch (cause) {
    const output = (cause as { stderr?: string }).stderr?.trim() || String(cause);
    throw new EmbeddedPostgresError(`the database could not be made in ${home.dir}: ${output}`, { cause });
  }
  try {
    await rename(draft, dir);
  } catch (error) {
    // Another process that started at the same moment was first: its cluster is as good as ours.
    await rm(draft, { recursive: true, force: true });
    if ((await majorOf(dir)) === null) throw error;
  }
}

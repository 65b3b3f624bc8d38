import { chown, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { openDataDir } from "../data-dir.ts";
import { writeOnce, readIfPresent } from "../write-once.ts";
import type { Logger } from "../logger.ts";
import type { Random } from "../random.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { canEnter, newOwner, ownerOf, type Owner } from "./owner.ts";

/** The folder that holds the database and what belongs to it, and the user it belongs to. */
export type Home = { dir: string; owner: Owner };

/** Where root's database goes when its user may not enter the folders above `DATA_DIR`. */
const systemFolder = "/var/lib/kate-zone";

/**
 * Finds the home of this `dataDir`, or makes it: `dataDir/postgres`, or a folder of its own in /var/lib/kate-zone,
 * named in `dataDir/postgres.place` so that later starts find the same one.
 */
export async function openHome(dataDir: string, random: Random, logger: Logger): Promise<Home> {
  await openDataDir(dataDir);
  const real = await realpath(dataDir);
  const defaultDir = join(real, "postgres");
  const recordedDir = (await readIfPresent(join(real, "postgres.place")))?.trim();
  const knownOwner = await ownerOf(recordedDir ?? defaultDir);
  if (knownOwner !== undefined) return requireEnterable({ dir: recordedDir ?? defaultDir, owner: knownOwner });

  const owner = await newOwner();
  if (recordedDir !== undefined) return createHome({ dir: recordedDir, owner });
  if (await canEnter(real, owner)) return createHome({ dir: defaultDir, owner });
  const chosenDir = (await writeOnce(join(real, "postgres.place"), () => join(systemFolder, random.uuid()))).trim();
  logger.info("database-placed-elsewhere", { place: chosenDir, why: `the database's own user may not enter ${real}` });
  await mkdir(systemFolder, { recursive: true, mode: 0o711 });
  return createHome({ dir: chosenDir, owner });
}

async function createHome(home: Home): Promise<Home> {
  await mkdir(home.dir, { recursive: true, mode: 0o700 });
  if (home.owner !== null) await chown(home.dir, home.owner.uid, home.owner.gid);
  return requireEnterable(home);
}

async function requireEnterable(home: Home): Promise<Home> {
  if (await canEnter(home.dir, home.owner)) return home;
  throw new EmbeddedPostgresError(
    `the database in ${home.dir} belongs to uid ${home.owner?.uid}, who may not enter every folder above it. ` +
      "Open them (chmod o+x), or start as that user.",
  );
}

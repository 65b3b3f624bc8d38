import { execFile } from "node:child_process";
import { lstat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

const run = promisify(execFile);

/** The user that PostgreSQL runs as; null is the one this process has. */
export type Owner = { uid: number; gid: number } | null;

const serviceUser = "kate-zone";

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The owner of a folder that an earlier start made, or undefined when there is none yet. A folder that root still
 * owns was left by a start that was killed half-way.
 * @throws EmbeddedPostgresError when it belongs to somebody this process cannot act for.
 */
export async function ownerOf(dir: string): Promise<Owner | undefined> {
  const found = await lstat(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  if (isRoot()) return found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
  if (process.getuid === undefined || found.uid === process.getuid()) return null;
  throw new EmbeddedPostgresError(
    `${dir} belongs to another user (uid ${found.uid}). Start as that user or as root, or set another DATA_DIR.`,
  );
}

/**
 * The owner of a database that is to be made. PostgreSQL refuses root, so root gets a system user of its own,
 * made on the first start; where none can be made, the `postgres` user of the system serves.
 */
export async function newOwner(): Promise<Owner> {
  if (!isRoot()) return null;
  return (await lookUp(serviceUser)) ?? (await createServiceUser()) ?? (await lookUp("postgres")) ?? refuseRoot();
}

async function lookUp(user: string): Promise<Owner> {
  try {
    const [uid, gid] = await Promise.all(
      ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, user])).stdout)),
    );
    return uid && gid ? { uid, gid } : null;
  } catch {
    return null;
  }
}

async function createServiceUser(): Promise<Owner> {
  const nowhere = ["--home-dir", "/nonexistent", "--shell", "/usr/sbin/nologin"];
  // Another process may make it at the same moment: what counts is whether it is there afterwards.
  await run("useradd", ["--system", "--user-group", "--no-create-home", ...nowhere, serviceUser]).catch(
    () => undefined,
  );
  return lookUp(serviceUser);
}

function refuseRoot(): never {
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root and the user "${serviceUser}" could not be made. Start as another user, or set DATABASE_URL.`,
  );
}

/**
 * Whether that user may enter the folder `path` (or execute the file), and every folder above it.
 * Goes by the mode bits; `path` must be real, without symbolic links.
 */
export async function canEnter(path: string, owner: Owner): Promise<boolean> {
  if (owner === null) return true;
  for (let at = path; ; at = dirname(at)) {
    const { uid, gid, mode } = await lstat(at);
    const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

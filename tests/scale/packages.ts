import { spawnSync } from "node:child_process";
import { installDebianPackages, isRootOfDebian } from "../../tools/setup/debian-packages.mjs";

/** What the many-machine shape needs beside the zone itself. */
const programs = [
  { program: "nginx", package: "nginx-light" },
  { program: "redis-server", package: "redis-server" },
] as const;

/** Makes sure nginx and Redis are here, from Debian's packages where this may install them; the reason if they are not. */
export async function missingPrograms(): Promise<string | null> {
  const missing = programs.filter(({ program }) => !isHere(program));
  if (missing.length === 0) return null;
  const names = missing.map((one) => one.package);
  if (!isRootOfDebian()) {
    return `${missing.map(({ program }) => program).join(" and ")} not installed, and only root on Debian may install: ${names.join(" ")}`;
  }
  await installDebianPackages(names);
  const stillMissing = missing.filter(({ program }) => !isHere(program));
  return stillMissing.length === 0
    ? null
    : `${stillMissing.map(({ program }) => program).join(" and ")} could not be installed`;
}

const isHere = (program: string): boolean =>
  spawnSync(program, ["-v"], { stdio: "ignore", env: withSbin() }).error === undefined;

/** Debian keeps servers where not every PATH looks. */
export function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

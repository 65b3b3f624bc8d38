import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** The installed versions of all packages whose name matches, as one text: part of the key of what they make. */
export function packageVersions(
  names: RegExp,
  lockFile = join(import.meta.dirname, "../../package-lock.json"),
): string {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8")) as Lock;
  return Object.entries(packages)
    .map(([place, { version }]) => ({ name: place.replace(/^.*node_modules\//, ""), place, version }))
    .filter(({ name }) => names.test(name))
    .map(({ place, version }) => `${place} ${version}`)
    .toSorted()
    .join("\n");
}

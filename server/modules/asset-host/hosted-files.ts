import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hostedFolders, toHostedPaths, toHostedScript } from "./hosted-paths.ts";

/** A file that may lie on the host: its path there, from its root without a slash, and where it lies here. */
export interface HostedFile {
  path: string;
  file: string;
}

/** Where the server finds them, as `static-files.ts` serves them. */
const roots = ["build/client", "public", "build/static"];
const compressed = /\.(br|gz)$/;

/** Every file that belongs on the host, by path. @param root the folder of the sources */
export function listHostedFiles(root: string): HostedFile[] {
  const files = roots
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((cwd) =>
      globSync(
        hostedFolders.map((folder) => `${folder}/**`),
        { cwd },
      ).map((path) => ({ path, file: join(cwd, path) })),
    )
    .filter(({ path, file }) => !compressed.test(path) && statSync(file).isFile());
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Names what lies on the host by the names of all its files, which change with their bytes.
 * @param base what scripts are led to: on another host they are others
 */
export function hostedRevision(files: readonly HostedFile[], base: string): string {
  const names = files.map(({ path }) => path).join("\n");
  return createHash("sha256").update(`${base}\n${names}`).digest("hex").slice(0, 16);
}

/** Where the host says that all files of a revision lie there; written last. */
export const markPath = (revision: string): string => `build/complete-${revision}.json`;

/** The bytes of a file as they lie on the host. */
export function readHostedBytes({ path, file }: HostedFile, base: string): Buffer {
  const bytes = readFileSync(file);
  if (path.endsWith(".css")) return Buffer.from(toHostedPaths(bytes.toString(), base));
  return path.endsWith(".js") ? Buffer.from(toHostedScript(bytes.toString(), base)) : bytes;
}

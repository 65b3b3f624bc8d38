import { link, readFile, rm, writeFile } from "node:fs/promises";
import { systemRandom } from "./random.ts";

/**
 * What the file holds, or what `make` gives, which is then kept in it with mode 0600.
 * Of several processes that start at once one makes it and all get the same.
 */
export async function writeOnce(path: string, create: () => string): Promise<string> {
  const existing = await readIfPresent(path);
  if (existing !== null) return existing;
  const draft = `${path}.${systemRandom.uuid()}`;
  await writeFile(draft, create(), { mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and never over the file of another process that was first.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, "utf8");
}

/** The text of a file, or null when there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

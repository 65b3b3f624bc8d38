import { statfs } from "node:fs/promises";

/** How many bytes may still be written where a folder lies; null where the system does not tell. */
export async function getFreeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

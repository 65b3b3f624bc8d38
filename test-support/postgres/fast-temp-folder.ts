import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";

const sharedMemoryFolder = "/dev/shm";
const minFreeBytes = 4 * 1024 ** 3;

/** Where what is thrown away is written: memory where the system provides enough of it, else the folder for temporary files. */
export async function fastTempFolder(): Promise<string> {
  const stats = await statfs(sharedMemoryFolder).catch(() => null);
  return stats !== null && stats.bavail * stats.bsize >= minFreeBytes ? sharedMemoryFolder : tmpdir();
}

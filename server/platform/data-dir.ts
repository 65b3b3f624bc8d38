import { chmod, mkdir } from "node:fs/promises";

/**
 * Makes the folder of everything this place keeps, if it is not there yet.
 * Root's own is open to pass through (0711) because PostgreSQL runs in it as another user; any other is private.
 */
export async function openDataDir(dataDir: string): Promise<void> {
  const createdDir = await mkdir(dataDir, { recursive: true });
  if (createdDir !== undefined) await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}

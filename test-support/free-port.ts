import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Below the ports that systems give to outgoing connections: none of those takes one between our look and our use. */
const firstPort = 10_000;
const lastPort = 30_000;
/** A folder for each minute, in it a file for each port that was promised in it. Nothing in them is written twice. */
const promises = join(tmpdir(), "kate-test-ports");
/** Whoever asked for a port has opened it a minute later, or never will. */
const minuteMs = 60_000;

// Runs that start at the same time begin to look at different places.
let nextPort = firstPort + ((process.pid * 97) % (lastPort - firstPort));

/** A port of 127.0.0.1 that nobody uses, and that no other process of ours on this machine is given in the next minute. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    if (nextPort === lastPort) nextPort = firstPort;
    if ((await isOurs(port)) && (await isFree(port))) return port;
  }
}

/**
 * True when the port is now promised to us, and was to nobody. First the promise, then the look at the minutes before and
 * after: of two who ask while a minute ends, at least one sees the other.
 */
async function isOurs(port: number): Promise<boolean> {
  const minute = Math.floor(Date.now() / minuteMs);
  const fileIn = (at: number): string => join(promises, String(at), String(port));
  await mkdir(join(promises, String(minute)), { recursive: true });
  const isFirst = await writeFile(fileIn(minute), "", { flag: "wx" }).then(
    () => true,
    () => false,
  );
  return isFirst && ![minute - 1, minute + 1].some((at) => existsSync(fileIn(at)));
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const opened = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!opened) return false;
  probe.close();
  await once(probe, "close");
  return true;
}

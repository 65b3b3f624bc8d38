import { once } from "node:events";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Below the ports that systems give to outgoing connections: none of those takes one between our look and our use. */
const firstPort = 10_000;
const lastPort = 30_000;
/** A file for each port that was promised lately. */
const promises = join(tmpdir(), "kate-test-ports");
/** Whoever asked for a port has opened it by then, or never will. */
const promisedMs = 60_000;

// Runs that start at the same time begin to look at different places.
let nextPort = firstPort + ((process.pid * 97) % (lastPort - firstPort));

/** A port of 127.0.0.1 that nobody uses, and that no other process of ours on this machine is given for a minute. */
export async function freePort(): Promise<number> {
  await mkdir(promises, { recursive: true });
  for (;;) {
    const port = nextPort++;
    if (nextPort === lastPort) nextPort = firstPort;
    if ((await isPromised(port)) && (await isFree(port))) return port;
  }
}

/** True when the port is now promised to us, and was to nobody. */
async function isPromised(port: number): Promise<boolean> {
  const file = join(promises, String(port));
  const promised = await stat(file).catch(() => null);
  if (promised !== null && Date.now() - promised.mtimeMs < promisedMs) return false;
  await rm(file, { force: true });
  return writeFile(file, "", { flag: "wx" }).then(
    () => true,
    () => false,
  );
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

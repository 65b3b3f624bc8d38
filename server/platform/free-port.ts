import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "./logger.ts";

const retryForMs = 5_000;
const retryEveryMs = 100;

/**
 * Waits until the port can be opened: the process before this one may still be ending. Port 0 is always free.
 * @throws what `listen` says (EADDRINUSE, EACCES, EADDRNOTAVAIL) when it cannot be opened, or not soon.
 */
export async function waitForFreePort(port: number, host: string, logger: Logger): Promise<void> {
  const giveUpAt = performance.now() + retryForMs;
  for (let hasWarned = false; port !== 0; await delay(retryEveryMs)) {
    try {
      return await tryPort(port, host);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || performance.now() > giveUpAt) throw error;
      if (!hasWarned) logger.warn("port-awaited", { port });
      hasWarned = true;
    }
  }
}

async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What came of some seconds of load. */
export interface Load {
  answered: number;
  failed: number;
  perSecond: number;
}

/** Asks an address as fast as it answers, from another process over kept connections, for some time. */
export async function generateLoad(url: string, forMs: number): Promise<Load> {
  const child = fork(join(import.meta.dirname, "load-client.ts"), [url, String(forMs)], {
    env: { PATH: process.env.PATH },
  });
  const [load] = (await once(child, "message")) as [Load];
  await once(child, "exit");
  return load;
}

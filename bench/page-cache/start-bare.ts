import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { RecordedPage } from "./record-page.ts";

/** Starts a bare server that sends the recorded answer. */
export async function startBare({
  headers,
  body,
}: RecordedPage): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, "bare-server.ts"), {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
  });
  child.send({ headers, body: body.toString("base64") });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: async () => void child.kill("SIGKILL") };
}

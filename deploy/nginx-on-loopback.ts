import { type ChildProcess, spawn, spawnSync, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type NginxPlace, renderNginx } from "./render-nginx.ts";

/** A real nginx on a free port of 127.0.0.1, with everything it writes in a temporary folder. */
export interface LoopbackNginx {
  port: number;
  stop(): Promise<void>;
}

// Debian keeps servers where not every PATH looks.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const answersWithinMs = 10_000;

/** True where nginx can be started. */
export const hasNginx = spawnSync("nginx", ["-v"], { env, stdio: "ignore" }).status === 0;

/** What `nginx -t` says against a configuration; an empty text when it is accepted. */
export function nginxObjections(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kate-nginx-"));
  try {
    const file = join(folder, "nginx.conf");
    writeFileSync(file, text.replaceAll("/var/cache/nginx", folder));
    // nginx opens /dev/stdout anew, which a socket of Node's would refuse.
    const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
    const { status, stderr } = spawnSync("nginx", ["-t", "-p", folder, "-c", file], { env, stdio, encoding: "utf8" });
    return status === 0 && !stderr.includes("[warn]") ? "" : stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts nginx in front of the upstreams and resolves when it answers. */
export async function startNginx(place: Pick<NginxPlace, "upstreams" | "balancers">): Promise<LoopbackNginx> {
  const folder = mkdtempSync(join(tmpdir(), "kate-nginx-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const text = renderNginx({
    ...place,
    ...{ listenPort: port, listenAddress: "127.0.0.1", workDir: folder, workerProcesses: 1, accessLog: "off" },
    errorLog: join(folder, "error.log"),
    user: process.getuid?.() === 0 ? "root" : undefined,
  });
  writeFileSync(file, text);
  const child = spawn("nginx", ["-p", folder, "-c", file, "-g", "daemon off;"], { env, stdio: "ignore" });
  const ended = once(child, "exit");
  await untilAnswers(child, port);
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(child: ChildProcess, port: number): Promise<void> {
  const giveUpAt = performance.now() + answersWithinMs;
  while (performance.now() < giveUpAt && child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/readyz`).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill("SIGKILL");
  throw new Error("nginx did not start");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

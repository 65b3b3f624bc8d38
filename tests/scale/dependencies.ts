import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderNginx } from "../../deploy/render-nginx.ts";
import { withSbin } from "./packages.ts";

/** A server that runs beside the zone. */
export interface ExternalService {
  stop(): Promise<void>;
}

/** Starts nginx on a port, in front of zones on other ports. */
export async function startNginx(port: number, hubPorts: readonly number[]): Promise<ExternalService> {
  const folder = mkdtempSync(join(tmpdir(), "kate-nginx-"));
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  // The very file that deploy/ hands out: what is tested here is what runs there.
  const text = renderNginx({
    listenPort: port,
    listenAddress: "127.0.0.1",
    upstreams: hubPorts.map((hub) => `127.0.0.1:${hub}`),
    workDir: folder,
    workerProcesses: 1,
    accessLog: "off",
    errorLog: join(folder, "error.log"),
    user: process.getuid?.() === 0 ? "root" : undefined,
    tellsUpstream: true,
  });
  writeFileSync(file, text);
  const child = spawn("nginx", ["-p", folder, "-c", file, "-g", "daemon off;"], {
    env: withSbin(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitForAnswer(child, () => fetch(`http://127.0.0.1:${port}/healthz`));
  return createStopper(child, folder, "SIGQUIT");
}

/** Starts a Redis that keeps nothing on disk. */
export async function startRedis(port: number): Promise<ExternalService> {
  const folder = mkdtempSync(join(tmpdir(), "kate-redis-"));
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const child = spawn("redis-server", options, { env: withSbin(), stdio: ["ignore", "ignore", "inherit"] });
  await waitForAnswer(child, () => ping(port));
  return createStopper(child, folder, "SIGTERM");
}

function createStopper(child: ChildProcess, folder: string, signal: NodeJS.Signals): ExternalService {
  const ended = once(child, "exit");
  return {
    stop: async () => {
      child.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitForAnswer(child: ChildProcess, probe: () => Promise<unknown>): Promise<void> {
  const deadlineMs = performance.now() + 10_000;
  while (performance.now() < deadlineMs && child.exitCode === null) {
    if (await probe().then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`${child.spawnfile} did not start`);
}

async function ping(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
  try {
    const [answer] = (await once(socket, "data")) as [Buffer];
    return answer.toString().startsWith("+PONG");
  } finally {
    socket.destroy();
  }
}

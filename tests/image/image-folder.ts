import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test-support/free-port.ts";

const root = join(import.meta.dirname, "../..");
/** Nobody of this machine, as in the image. */
const userId = 10_001;
/** What `strip` leaves of Node, where it is not here to do it: 108.5 of 126.6 MB. */
const strippedShare = 0.8572;

/** What the image holds, in a place where nothing else of the project can be reached. */
export interface ImageFolder {
  bytes: number;
  start(databaseUrl: string): Promise<ImageProcess>;
  /** Types a command of the operators as one would in a container. */
  zone(databaseUrl: string, line: string): { code: number; text: string };
  /** Runs Node with nothing in sight but what the image has; null where only root could shut it in. */
  runAlone(words: string[]): string | null;
  remove(): void;
}

/** One process, started as the image starts it. */
export interface ImageProcess {
  url: string;
  readyMs: number;
  stop(): Promise<number | null>;
}

/** Assembles it, and lays it where only root may write. */
export function openImageFolder(): ImageFolder {
  const assembled = spawnSync(process.execPath, [join(root, "tools/image/assemble-image.ts")], { encoding: "utf8" });
  if (assembled.status !== 0) throw new Error(assembled.stderr);
  const place = mkdtempSync(join(tmpdir(), "kate-image-"));
  chmodSync(place, 0o755);
  const app = join(place, "app");
  cpSync(join(root, "build/image"), app, { recursive: true });
  // Node itself, as it lies in the image beside the app.
  cpSync(process.execPath, join(place, "node"));
  const stripped = spawnSync("strip", [join(place, "node")]);
  const native = globSync("node_modules/**/*.{node,so.*}", { cwd: app }).map((path) => join(app, path));
  const laid = spawnSync(
    process.execPath,
    [join(root, "tools/image/lay-system.ts"), place, join(place, "node"), ...native],
    {
      encoding: "utf8",
    },
  );
  if (laid.status !== 0) throw new Error(laid.stderr);
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: userId, gid: userId } : {};
  for (const entry of globSync("**", { cwd: app, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  const env = (databaseUrl: string, more: Record<string, string> = {}) => {
    const dataDir = mkdtempSync(join(place, "data-"));
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o777);
    return {
      ...{ PATH: "/nowhere", NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      ...{ SECRETS: "a-secret-of-the-image-test-and-of-nothing-else", ...more },
    };
  };
  return {
    bytes:
      weigh(app) +
      weigh(join(place, "lib")) +
      statSync(join(place, "node")).size * (stripped.status === 0 ? 1 : strippedShare),
    async start(databaseUrl) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const begunAt = performance.now();
      const child = spawn(join(place, "node"), ["server/main.ts"], {
        ...{ cwd: app, ...user, stdio: ["ignore", "ignore", "pipe"] },
        env: env(databaseUrl, { PORT: String(port), PUBLIC_URL: url, ALLOW_SAMPLE_OPERATOR: "1" }),
      });
      let errorText = "";
      child.stderr?.setEncoding("utf8").on("data", (text: string) => (errorText += text));
      const ended = once(child, "exit");
      while (
        !(await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (child.exitCode !== null || performance.now() - begunAt > 60_000) {
          child.kill("SIGKILL");
          throw new Error(`it is not ready\n${errorText}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return {
        url,
        readyMs: performance.now() - begunAt,
        async stop() {
          child.kill("SIGTERM");
          const [code] = (await ended) as [number | null];
          return code;
        },
      };
    },
    zone(databaseUrl, line) {
      const { status, stdout, stderr } = spawnSync(join(place, "node"), ["cli/zone.ts", ...line.split(" ")], {
        ...{ cwd: app, ...user, env: env(databaseUrl), encoding: "utf8" },
      });
      return { code: status ?? 1, text: `${stdout}${stderr}`.trim() };
    },
    runAlone(words) {
      if (!isRoot) return null;
      const shutIn = ["--userspec", `${userId}:${userId}`, place, "/node", ...words];
      const { stdout, stderr } = spawnSync("chroot", shutIn, {
        encoding: "utf8",
        env: { PATH: "/usr/sbin:/usr/bin", NODE_ENV: "production" },
      });
      return `${stdout}${stderr}`;
    },
    remove() {
      rmSync(place, { recursive: true, force: true });
    },
  };
}

function weigh(folder: string): number {
  return globSync("**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

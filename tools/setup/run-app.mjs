import { spawn } from "node:child_process";
import { join } from "node:path";
import { watchNpm } from "./parent-watch.mjs";
import { root } from "./run.mjs";

/** What V8 made of the app's modules: a quarter of the second start. A build empties it, so that it does not grow. */
const compileCache = ".cache/kate-zone/v8";

/**
 * Runs the app (`server/main.ts`, `server/dev.ts`) with our signals until it ends, and gives back its exit code. The
 * channel lets it end when we are killed.
 */
export function runApp(node, file) {
  const env = { NODE_COMPILE_CACHE: join(root, compileCache), ...process.env };
  const child = spawn(node, [file], { cwd: root, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    // A terminal that closes is a reason to stop like the others.
    process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  }
  watchNpm(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

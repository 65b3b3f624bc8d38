// npm start: sets up what is missing, then runs the app until it is told to stop.
import { spawn } from "node:child_process";
import { buildIfStale } from "./build-if-stale.mjs";
import { installIfNeeded } from "./install.mjs";
import { checkRunningNode, findNode } from "./node-runtime.mjs";
import { watchNpm } from "./parent-watch.mjs";
import { main, root, SetupError } from "./run.mjs";

await main(async () => {
  checkRunningNode();
  await installIfNeeded();
  const node = findNode();
  if (!(await buildIfStale(node))) throw new SetupError("The build failed; the lines above say why.");
  console.log("Starting.");
  return runApp(node);
});

/** Runs the app with our signals and gives back its exit code. The channel lets it end when we are killed. */
function runApp(node) {
  const child = spawn(node, ["server/main.ts"], { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"] });
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

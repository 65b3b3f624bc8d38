// npm start: sets up what is missing, then runs the app until it is told to stop.
import { buildIfStale } from "./build-if-stale.mjs";
import { installIfNeeded } from "./install.mjs";
import { checkRunningNode, findNode } from "./node-runtime.mjs";
import { runApp } from "./run-app.mjs";
import { main, SetupError } from "./run.mjs";

await main(async () => {
  checkRunningNode();
  await installIfNeeded();
  const node = findNode();
  if (!(await buildIfStale(node))) throw new SetupError("The build failed; the lines above say why.");
  console.log("Starting.");
  return runApp(node, "server/main.ts");
});

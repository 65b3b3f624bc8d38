// npm run dev: sets up what is missing, then runs the app over Vite's dev server until it is told to stop.
import { installIfNeeded } from "./install.mjs";
import { checkRunningNode, findNode } from "./node-runtime.mjs";
import { runApp } from "./run-app.mjs";
import { main, run, SetupError } from "./run.mjs";

await main(async () => {
  checkRunningNode();
  await installIfNeeded();
  const node = findNode();
  const { code } = await run(node, ["tools/build/generate.ts"]);
  if (code !== 0) throw new SetupError("Not all sources could be made; the lines above say why.");
  return runApp(node, "server/dev.ts");
});

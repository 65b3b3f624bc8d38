import { createServer } from "node:net";
import { once } from "node:events";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a port that is in use is given to nobody", async () => {
  const port = await freePort();
  const user = createServer().listen(port, "127.0.0.1");
  await once(user, "listening");
  expect(await freePort()).not.toBe(port);
  user.close();
});

test("no two processes are given the same port, also when they ask at once and at the same place", async () => {
  const file = JSON.stringify(join(import.meta.dirname, "free-port.ts"));
  // Both begin to look at the same port: the place depends on the process alone.
  const ask = `Object.defineProperty(process, "pid", { value: 4_711 });
    const { freePort } = await import(${file});
    const ports = [];
    for (let i = 0; i < 20; i++) ports.push(await freePort());
    console.log(JSON.stringify(ports));`;
  const run = promisify(execFile);
  const answers = Array.from({ length: 3 }, () => run(process.execPath, ["--input-type=module", "-e", ask]));
  const ports = (await Promise.all(answers)).flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(new Set(ports).size).toBe(60);
});

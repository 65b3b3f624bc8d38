import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from "./worker-process.ts";

interface Answer {
  say: number;
  pid: number;
  priority: number;
  secret?: string;
  bytes?: Uint8Array;
}
type Task = { do?: "hang" | "end" | "throw"; say?: number; bytes?: Uint8Array };

let folder = "";
let file: URL;
let worker: WorkerProcess<Task, Answer>;
/** A worker that says what it was told, and what it is. */
async function writeEcho(isBehind: boolean): Promise<URL> {
  const path = join(folder, `echo-${isBehind}.mjs`);
  const serveTasks = pathToFileURL(join(import.meta.dirname, "serve-tasks.ts")).href;
  await writeFile(
    path,
    `import { getPriority } from "node:os";
     import { serveTasks } from ${JSON.stringify(serveTasks)};
     serveTasks(async (task) => {
       if (task.do === "hang") for (;;);
       if (task.do === "end") process.exit(3);
       if (task.do === "throw") throw new Error("no");
       return { say: task.say, pid: process.pid, priority: getPriority(), secret: process.env.SECRETS, bytes: task.bytes };
     }, { isBehind: ${isBehind} });`,
  );
  return pathToFileURL(path);
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kz-worker-"));
  file = await writeEcho(false);
});
afterEach(() => worker.stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (more: Partial<WorkerProcessOptions> = {}): void => {
  const options = { file, maxWaiting: 4, timeoutMs: 5_000, maxTasks: 100, idleMs: 60_000, heapMb: 64, ...more };
  worker = createWorkerProcess(options);
};
const send = (say: number): Promise<Answer> => worker.run({ say });
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("what somebody waits for is done in the server's own priority, what only has to be done some time behind it", async () => {
  open();
  expect((await send(1)).priority).toBe(getPriority());
  await worker.stop();
  open({ file: await writeEcho(true) });
  expect((await send(1)).priority).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});

test("tasks are done one after the other by one process of its own, which knows none of our secrets", async () => {
  process.env.SECRETS = "do not tell";
  open();
  const answers = await Promise.all([1, 2, 3].map(send));
  delete process.env.SECRETS;
  expect(answers.map(({ say }) => say)).toEqual([1, 2, 3]);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  expect(answers[0]!.pid).not.toBe(process.pid);
  expect(answers[0]!.secret).toBeUndefined();
});

test("bytes go there and come back as they are", async () => {
  open();
  const { bytes } = await worker.run({ bytes: new Uint8Array([1, 2, 250]) });
  expect([...bytes!]).toEqual([1, 2, 250]);
});

test("who comes when too many wait is refused at once, and the others are served", async () => {
  open({ maxWaiting: 2 });
  const served = [1, 2, 3].map(send);
  await expect(send(4)).rejects.toMatchObject({ reason: "busy" });
  expect((await Promise.all(served)).map(({ say }) => say)).toEqual([1, 2, 3]);
});

test("a task that takes too long is killed with its process, and the next one is done by another", async () => {
  open({ timeoutMs: 300 });
  const { pid } = await send(1);
  const slow = worker.run({ do: "hang" });
  const next = send(2);
  await expect(slow).rejects.toMatchObject({ reason: "overdue" });
  expect((await next).pid).not.toBe(pid);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});

test.each(["end", "throw"] as const)("a task over which its process comes to %s is refused alone", async (how) => {
  open();
  const [bad, good] = [worker.run({ do: how }), send(7)];
  await expect(bad).rejects.toMatchObject({ reason: "broken" });
  expect((await good).say).toBe(7);
});

test("a file that is not there refuses its tasks and hangs nobody", async () => {
  open({ file: pathToFileURL(join(folder, "nowhere.mjs")) });
  await expect(send(1)).rejects.toMatchObject({ reason: "broken" });
});

test("after some tasks another process takes over, so that nothing of them stays", async () => {
  open({ maxTasks: 2 });
  const pids = [await send(1), await send(2), await send(3)].map(({ pid }) => pid);
  expect(pids[1]).toBe(pids[0]);
  expect(pids[2]).not.toBe(pids[0]);
  await vi.waitFor(() => expect(isAlive(pids[0]!)).toBe(false));
});

test("without work the process ends, and the next task starts one again", async () => {
  open({ idleMs: 20 });
  const { pid } = await send(1);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
  expect((await send(2)).say).toBe(2);
});

test("with the end nothing is left: what waits is refused, and the process is gone", async () => {
  open();
  const { pid } = await send(1);
  const [hanging, waits] = [worker.run({ do: "hang" }), send(2)];
  const refused = Promise.allSettled([hanging, waits, worker.stop()]);
  expect((await refused).slice(0, 2)).toMatchObject([{ reason: { reason: "busy" } }, { reason: { reason: "busy" } }]);
  await expect(send(3)).rejects.toMatchObject({ reason: "busy" });
  expect(isAlive(pid)).toBe(false);
});

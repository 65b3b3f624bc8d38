import { afterEach, expect, test, vi } from "vitest";
import { createReplayPool, type ReplayPool } from "./replay-pool.ts";

const scriptUrl = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const echo = scriptUrl(
  `import { parentPort, threadId } from "node:worker_threads";
   parentPort.on("message", (task) => {
     if (task.do === "hang") for (;;);
     if (task.do === "end") process.exit(3);
     if (task.do === "throw") throw new Error("no");
     parentPort.postMessage({ said: task.say, threadId });
     const tell = () => { Atomics.store(task.flag, 0, 1); Atomics.notify(task.flag, 0); };
     if (task.do === "late") {
       process.on("exit", tell);
       setImmediate(() => { throw new Error("too late"); });
     } else if (task.flag) tell();
   });`,
);
let pool: ReplayPool;
afterEach(async () => {
  vi.useRealTimers();
  await pool.stop();
});
const open = (more = {}): ReplayPool => {
  pool = createReplayPool({ worker: echo, threads: 2, timeoutMs: 5_000, maxWaiting: 4, idleMs: 10_000, ...more });
  return pool;
};
const send = (word: number) => pool.run({ say: word }) as Promise<{ said: number; threadId: number }>;

test("every task gets its own answer, by no more threads than allowed", async () => {
  open();
  const first = await Promise.all([1, 2, 3, 4].map(send));
  const second = await Promise.all([5, 6].map(send));
  expect([...first, ...second].map(({ said }) => said)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set([...first, ...second].map(({ threadId }) => threadId)).size).toBeLessThanOrEqual(2);
});

test("who comes when too many wait is refused at once, and the others are served", async () => {
  open({ threads: 1, maxWaiting: 2 });
  const requests = [1, 2, 3].map(send);
  await expect(send(4)).rejects.toMatchObject({ reason: "busy" });
  expect((await Promise.all(requests)).map(({ said }) => said)).toEqual([1, 2, 3]);
});

test.each([
  // A machine with too much to do looks alike: what was overdue may be sent again.
  ["hangs", "hang", "busy"],
  ["ends", "end", "broken"],
  ["throws", "throw", "broken"],
])("a task over which the thread %s is refused, and the next one gets a new thread", async (_, how, reason) => {
  open({ threads: 1, timeoutMs: how === "hang" ? 400 : 5_000 });
  const bad = pool.run({ do: how });
  const good = send(7);
  await expect(bad).rejects.toMatchObject({ reason });
  expect(await good).toMatchObject({ said: 7 });
});

test("a thread that fails when its answer is out harms neither the server nor the next task", async () => {
  open({ threads: 1 });
  const flag = new Int32Array(new SharedArrayBuffer(4));
  await pool.run({ do: "late", say: 1, flag });
  await vi.waitFor(() => expect(flag[0]).toBe(1));
  await vi.waitFor(async () => expect(await send(2)).toMatchObject({ said: 2 }));
});

test("a task that comes while an idle thread is ending gets another one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  open({ threads: 1 });
  await send(1);
  vi.advanceTimersByTime(10_000);
  expect(await send(2)).toMatchObject({ said: 2 });
});

test("a thread whose answer came too late is given nothing more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  open({ threads: 1 });
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const slow = pool.run({ say: 1, flag });
  const next = send(2);
  // The answer is on its way when the time is over.
  Atomics.wait(flag, 0, 0, 5_000);
  vi.advanceTimersByTime(5_000);
  await Promise.allSettled([slow]);
  expect(await next).toMatchObject({ said: 2 });
});

test("after the end nobody is served", async () => {
  open();
  await send(1);
  await pool.stop();
  await expect(send(2)).rejects.toMatchObject({ reason: "busy" });
});

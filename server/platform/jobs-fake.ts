import type { Job, Jobs } from "./jobs.ts";

/** Jobs for tests: nothing runs by itself, `run` does one now, `asked` lists what was asked for. */
export function createFakeJobs(): Jobs & { run(name: string): Promise<void>; requests: readonly string[] } {
  let known: readonly Job[] = [];
  const requested: string[] = [];
  const ending = new AbortController();
  return {
    requests: requested,
    start: async (jobs) => {
      known = jobs;
    },
    request: async (name) => {
      requested.push(name);
      return known.some((job) => job.name === name);
    },
    listFailed: () => [],
    stop: async () => ending.abort(),
    run: async (name) => {
      const job = known.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.work(ending.signal);
    },
  };
}

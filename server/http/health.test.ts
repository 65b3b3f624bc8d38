import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerHealth, type Readiness } from "./health.ts";

const healthy: Readiness = {
  isDraining: () => false,
  isDatabaseUp: () => true,
  writeFailure: () => null,
  scarceDiskBytes: () => null,
  failedJobs: () => [],
  masterData: () => ({ state: "fresh", builtAt: null, fetchedAt: null }),
};

let readiness: Readiness;
const server = createServer((request, response) => void answerHealth(request.url ?? "", response, readiness));
beforeEach(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));

async function askReady(): Promise<{ httpStatus: number; [field: string]: unknown }> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  return { httpStatus: answer.status, ...((await answer.json()) as object) };
}

test("where all is well, it says so", async () => {
  readiness = healthy;
  expect(await askReady()).toMatchObject({
    httpStatus: 200,
    status: "ready",
    writes: "up",
    disk: "enough",
    jobs: "up",
  });
});

test("a database that cannot write, a disk that fills up and a job that fails are told, and take no process out of service", async () => {
  readiness = {
    ...healthy,
    writeFailure: () => "disk full",
    scarceDiskBytes: () => 1_000,
    failedJobs: () => ["ranking-roll-up"],
  };
  expect(await askReady()).toMatchObject({
    httpStatus: 200,
    status: "degraded",
    database: "up",
    writes: { failing: "disk full" },
    disk: { freeBytes: 1_000 },
    jobs: { failed: ["ranking-roll-up"] },
  });
});

test("a process that ends, or has no database, is not ready", async () => {
  readiness = { ...healthy, isDraining: () => true };
  expect(await askReady()).toMatchObject({ httpStatus: 503, status: "draining" });
  readiness = { ...healthy, isDatabaseUp: () => false, writeFailure: () => "no answer" };
  expect(await askReady()).toMatchObject({ httpStatus: 503, status: "waiting", database: "down" });
});

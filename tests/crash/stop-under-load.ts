// The built zone is told to stop (SIGTERM) while visitors read pages, ask the API and write, again and again, until enough of
// their requests were under way or began after the signal. A balancer that asks /readyz four times a second sends no more once
// the zone says that it leaves; whatever was sent before must get its answer.
//   node tests/crash/stop-under-load.ts [--requests 1000] [--visitors 24] [--database-within-ms 900]
// Exit code 1 when one was refused, cut off or an error, or the process took longer than ten seconds or ended with another code than 0.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, cookieHeader, login } from "./crash-session.ts";
import { startHub, withDatabase } from "./hub-process.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "1000" },
    visitors: { type: "string", default: "24" },
    // On a busy machine the database is late, stop or no stop.
    "database-within-ms": { type: "string", default: "900" },
  },
});
const wanted = Number(values.requests);
const maxRounds = 20;
const loadMs = 800;
const maxStopMs = 10_000;
const answerTimeoutMs = 10_000;

const healthEveryMs = 250;

interface Sent {
  endMs: number;
  isAnswered: boolean;
  /** What went wrong. */
  why: string;
}

/** One request with its answer read to the end. */
function ask(address: string, cookies: Cookies, agent: Agent | false): Promise<Sent> {
  const [method, path, body] = pickRequest();
  return new Promise((resolve) => {
    const end = (why = ""): void =>
      resolve({ endMs: performance.now(), isAnswered: why === "", why: `${method} ${path}: ${why}` });
    const headers = {
      "content-type": "application/json",
      cookie: cookieHeader(cookies),
      "x-xsrf-token": cookies["XSRF-TOKEN"] ?? "",
      "idempotency-key": systemRandom.uuid(),
      accept: "text/html",
    };
    const sent = request(address + path, { method, agent, timeout: answerTimeoutMs, headers }, (answer) => {
      answer.on("error", (error) => end(error.message));
      answer.on("end", () => {
        const { statusCode = 0 } = answer;
        end(statusCode < 400 ? "" : `status ${statusCode}`);
      });
      answer.resume();
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
    sent.on("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    sent.end(body);
  });
}

const pages = ["/zone1", "/ranking", "/faq", "/all-products", "/lmv", "/tips"];

function pickRequest(): [method: string, path: string, body?: string] {
  const chance = systemRandom.int(10);
  if (chance < 5) return ["GET", pages[systemRandom.int(pages.length)] ?? "/zone1"];
  if (chance < 8) return ["GET", "/api/visitor/summary"];
  const at = systemClock.now().toISOString();
  const event = { id: systemRandom.uuid(), name: "page_view", path: "zone1", at, params: { lang: "ja" } };
  return ["POST", "/api/events", JSON.stringify({ events: [event] })];
}

/** A visitor without a pause; half of them open a new connection each time. Ends when the balancer sends nobody any more. */
async function visit(address: string, keepsConnection: boolean, all: Sent[], leaving: AbortSignal): Promise<void> {
  const cookies = await login(address);
  const agent = keepsConnection ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
  while (!leaving.aborted) all.push(await ask(address, cookies, agent));
  if (agent !== false) agent.destroy();
}

/** Resolves when the zone says that it leaves. */
async function watchHealth(address: string): Promise<void> {
  while ((await fetch(`${address}/readyz`)).ok) await delay(healthEveryMs);
}

interface Round {
  during: Sent[];
  stopMs: number;
  exitCode: number | null;
}

async function stopUnderLoad(dataDir: string): Promise<Round> {
  const hub = await startHub(dataDir, { DATABASE_WITHIN_MS: values["database-within-ms"] });
  const all: Sent[] = [];
  const leaving = new AbortController();
  while (!(await fetch(`${hub.address}/readyz`)).ok) await delay(healthEveryMs);
  const visitors = Array.from({ length: Number(values.visitors) }, (_, at) =>
    visit(hub.address, at % 2 === 0, all, leaving.signal),
  );
  void watchHealth(hub.address).finally(() => leaving.abort());
  await delay(loadMs);
  const stoppedMs = performance.now();
  const exitCode = await hub.end();
  const stopMs = performance.now() - stoppedMs;
  await Promise.all(visitors);
  return { during: all.filter(({ endMs }) => endMs >= stoppedMs), stopMs, exitCode };
}

const dataDir = await mkdtemp(join(tmpdir(), "kate-stop-"));
// As root, the database's own user has to pass through.
await chmod(dataDir, 0o711);
const rows: Record<string, unknown>[] = [];
const reasons = new Map<string, number>();
let answered = 0;
let failed = 0;
let postgresHome = dataDir;
try {
  for (let round = 1; round <= maxRounds && answered + failed < wanted; round++) {
    const { during, stopMs, exitCode } = await stopUnderLoad(dataDir);
    const broken = during.filter(({ isAnswered }) => !isAnswered);
    answered += during.length - broken.length;
    failed += broken.length + (stopMs > maxStopMs ? 1 : 0) + (exitCode === 0 ? 0 : 1);
    for (const { why } of broken) reasons.set(why, (reasons.get(why) ?? 0) + 1);
    rows.push({ sent: during.length, failed: broken.length, "stop ms": Math.round(stopMs), exitCode });
  }
  postgresHome = await withDatabase(dataDir, async (_, place) => place);
} catch (error) {
  failed++;
  console.error(error);
} finally {
  await Promise.all([postgresHome, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
}

console.table(rows);
for (const [why, count] of reasons) console.error(`${count} × ${why}`);
if (answered + failed < wanted) {
  failed++;
  console.error(`only ${answered} requests met a stop in ${maxRounds} rounds`);
}
console.log(`${answered} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

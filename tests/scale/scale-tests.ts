import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Hub } from "#test-support/hub-server.ts";
import { loadPages } from "./page-load.ts";

/** nginx, two zones, their database and their Redis, all running. */
export interface HubCluster {
  /** Where visitors come in: nginx. */
  url: string;
  hubs: [Hub, Hub];
  /** Starts one of the two again at its old place. */
  restart(which: 0 | 1): Promise<void>;
  /** One more zone with the same neighbours, behind nobody. */
  startSeparate(env: Record<string, string>): Promise<Hub>;
  stopRedis(): Promise<void>;
}

interface ScaleTest {
  name: string;
  run(cluster: HubCluster): Promise<void>;
}

const runCli = promisify(execFile);
const cli = join(import.meta.dirname, "../../cli/zone.ts");
const pages = ["/zone1", "/zone2", "/zone3", "/scan", "/hack", "/zone4.data", "/robots.txt", "/api/openapi.json"];
const switchTimeoutMs = 5_000;
const drainTimeoutMs = 10_000;

/** In this order: the last ones take things away. */
export const scaleTests: readonly ScaleTest[] = [
  {
    name: "nginx keeps the pages with their policy, and both processes answer the rest",
    async run({ url }) {
      await fetch(`${url}/zone1`);
      const stored = await fetch(`${url}/zone1`);
      assert.equal(stored.headers.get("x-page-cache"), "HIT");
      assert.match(stored.headers.get("content-security-policy") ?? "", /'sha256-/);
      const answeredBy = new Set<string | null>();
      for (let i = 0; i < 20; i++) {
        const answer = await fetch(`${url}/api/openapi.json`);
        assert.equal(answer.headers.get("x-page-cache"), null, "a call is never kept");
        answeredBy.add(answer.headers.get("x-answered-by"));
      }
      assert.equal(answeredBy.size, 2);
    },
  },
  {
    name: "a visitor of one process is known to the other, and may write there",
    async run({ url, hubs: [first, second] }) {
      const login = await fetch(`${first.localUrl}/api/login.php`);
      const cookies = login.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
      const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split("=")[1] ?? "");
      const headers = {
        cookie: cookies.join("; "),
        "x-xsrf-token": token,
        origin: url,
        "content-type": "application/json",
      };
      const wrote = await fetch(`${second.localUrl}/api/visitor/opening`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": "4f1f7c1e-6f0a-4f57-9b3c-0d2f4b5e6a7c" },
        body: "{}",
      });
      assert.equal(wrote.status, 200, await wrote.clone().text());
      const { openingSeenAt } = (await wrote.json()) as { openingSeenAt: string };
      const read = await fetch(`${first.localUrl}/api/visitor/summary`, { headers });
      assert.ok((await read.text()).includes(openingSeenAt), "what one wrote the other reads");
    },
  },
  {
    name: "one process is killed under load: no page fails, and it comes back by a plain start",
    async run(cluster) {
      const load = loadPages(cluster.url, pages);
      await load.answered(300);
      await cluster.hubs[0].kill();
      await load.answered(600);
      await cluster.restart(0);
      await load.answered(300);
      const { broken } = await load.stop();
      assert.deepEqual(broken, []);
    },
  },
  {
    name: "a rolling stop, one process after the other, fails nobody and ends within ten seconds",
    async run(cluster) {
      const load = loadPages(cluster.url, pages);
      await load.answered(300);
      for (const which of [0, 1] as const) {
        const startedAt = performance.now();
        assert.equal(await cluster.hubs[which].stop(), 0);
        assert.ok(performance.now() - startedAt <= drainTimeoutMs);
        await load.answered(200);
        await cluster.restart(which);
        await load.answered(200);
      }
      const { broken } = await load.stop();
      assert.deepEqual(broken, []);
    },
  },
  {
    name: "a site that is closed is closed in both processes and in nginx within five seconds, and opens again",
    async run({ url, hubs }) {
      const hubUrls = [url, ...hubs.map((hub) => hub.localUrl)];
      const shown = () => Promise.all(hubUrls.map((hubUrl) => mainText(`${hubUrl}/zone3`)));
      const open = await mainText(`${url}/zone3`);
      for (const [verb, isDone] of [
        ["close", (texts: string[]) => texts.every((text) => text !== open)],
        ["open", (texts: string[]) => texts.every((text) => text === open)],
      ] as const) {
        const env = { PATH: process.env.PATH, DATABASE_URL: hubs[0].databaseUrl };
        await runCli(process.execPath, [cli, "site", verb, "zones"], { env });
        const startedAt = performance.now();
        while (!isDone(await shown())) {
          assert.ok(
            performance.now() - startedAt <= switchTimeoutMs,
            `${verb}: not everywhere after ${switchTimeoutMs} ms`,
          );
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
  },
  {
    name: "both processes count a visitor's calls together",
    async run({ startSeparate }) {
      // A tenth of a percent of the usual limits: five reads a minute from one address.
      const [first, second] = [
        await startSeparate({ LIMITS_FACTOR: "0.001" }),
        await startSeparate({ LIMITS_FACTOR: "0.001" }),
      ];
      try {
        const statuses: number[] = [];
        for (let i = 0; i < 6; i++) {
          const { localUrl } = i % 2 === 0 ? first : second;
          const answer = await fetch(`${localUrl}/api/openapi.json`, { headers: { "x-forwarded-for": "203.0.113.7" } });
          statuses.push(answer.status);
        }
        assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
      } finally {
        await Promise.all([first.kill(), second.kill()]);
      }
    },
  },
  {
    name: "without Redis pages and calls go on",
    async run(cluster) {
      await cluster.stopRedis();
      const load = loadPages(cluster.url, pages);
      await load.answered(400);
      const { broken } = await load.stop();
      assert.deepEqual(broken, []);
    },
  },
];

async function mainText(url: string): Promise<string> {
  const main = /<main[\s\S]*<\/main>/.exec(await (await fetch(url)).text())?.[0] ?? "";
  return main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Zone } from "#test-support/zone-server.ts";
import { readPages } from "./page-load.ts";

/** nginx, two zones, their database and their Redis, all running. */
export interface Town {
  /** Where visitors come in: nginx. */
  url: string;
  zones: [Zone, Zone];
  /** Starts one of the two again at its old place. */
  restart(which: 0 | 1): Promise<void>;
  /** One more zone with the same neighbours, behind nobody. */
  startApart(env: Record<string, string>): Promise<Zone>;
  stopRedis(): Promise<void>;
}

interface ScaleTest {
  name: string;
  run(town: Town): Promise<void>;
}

const operate = promisify(execFile);
const cli = join(import.meta.dirname, "../../cli/zone.ts");
const pages = ["/zone1", "/zone2", "/zone3", "/scan", "/hack", "/zone4.data", "/robots.txt", "/api/openapi.json"];
const switchWithinMs = 5_000;
const drainWithinMs = 10_000;

/** In this order: the last ones take things away. */
export const scaleTests: readonly ScaleTest[] = [
  {
    name: "nginx keeps the pages with their policy, and both processes answer the rest",
    async run({ url }) {
      await fetch(`${url}/zone1`);
      const kept = await fetch(`${url}/zone1`);
      assert.equal(kept.headers.get("x-page-cache"), "HIT");
      assert.match(kept.headers.get("content-security-policy") ?? "", /'sha256-/);
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
    async run({ url, zones: [first, second] }) {
      const login = await fetch(`${first.ownUrl}/api/login.php`);
      const cookies = login.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
      const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split("=")[1] ?? "");
      const headers = {
        cookie: cookies.join("; "),
        "x-xsrf-token": token,
        origin: url,
        "content-type": "application/json",
      };
      const wrote = await fetch(`${second.ownUrl}/api/visitor/opening`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": "4f1f7c1e-6f0a-4f57-9b3c-0d2f4b5e6a7c" },
        body: "{}",
      });
      assert.equal(wrote.status, 200, await wrote.clone().text());
      const { openingSeenAt } = (await wrote.json()) as { openingSeenAt: string };
      const read = await fetch(`${first.ownUrl}/api/visitor/summary`, { headers });
      assert.ok((await read.text()).includes(openingSeenAt), "what one wrote the other reads");
    },
  },
  {
    name: "one process is killed under load: no page fails, and it comes back by a plain start",
    async run(town) {
      const load = readPages(town.url, pages);
      await load.answered(300);
      await town.zones[0].kill();
      await load.answered(600);
      await town.restart(0);
      await load.answered(300);
      const { broken } = await load.stop();
      assert.deepEqual(broken, []);
    },
  },
  {
    name: "a rolling stop, one process after the other, fails nobody and ends within ten seconds",
    async run(town) {
      const load = readPages(town.url, pages);
      await load.answered(300);
      for (const which of [0, 1] as const) {
        const begunAt = performance.now();
        assert.equal(await town.zones[which].stop(), 0);
        assert.ok(performance.now() - begunAt <= drainWithinMs);
        await load.answered(200);
        await town.restart(which);
        await load.answered(200);
      }
      const { broken } = await load.stop();
      assert.deepEqual(broken, []);
    },
  },
  {
    name: "a site that is closed is closed in both processes and in nginx within five seconds, and opens again",
    async run({ url, zones }) {
      const places = [url, ...zones.map((zone) => zone.ownUrl)];
      const shown = () => Promise.all(places.map((place) => mainText(`${place}/zone3`)));
      const open = await mainText(`${url}/zone3`);
      for (const [verb, isDone] of [
        ["close", (texts: string[]) => texts.every((text) => text !== open)],
        ["open", (texts: string[]) => texts.every((text) => text === open)],
      ] as const) {
        const env = { PATH: process.env.PATH, DATABASE_URL: zones[0].databaseUrl };
        await operate(process.execPath, [cli, "site", verb, "zones"], { env });
        const begunAt = performance.now();
        while (!isDone(await shown())) {
          assert.ok(
            performance.now() - begunAt <= switchWithinMs,
            `${verb}: not everywhere after ${switchWithinMs} ms`,
          );
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
  },
  {
    name: "both processes count a visitor's calls together",
    async run({ startApart }) {
      // A tenth of a percent of the usual limits: five reads a minute from one address.
      const [first, second] = [
        await startApart({ LIMITS_FACTOR: "0.001" }),
        await startApart({ LIMITS_FACTOR: "0.001" }),
      ];
      try {
        const statuses: number[] = [];
        for (let i = 0; i < 6; i++) {
          const { ownUrl } = i % 2 === 0 ? first : second;
          const answer = await fetch(`${ownUrl}/api/openapi.json`, { headers: { "x-forwarded-for": "203.0.113.7" } });
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
    async run(town) {
      await town.stopRedis();
      const load = readPages(town.url, pages);
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

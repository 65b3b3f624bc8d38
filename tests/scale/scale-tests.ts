import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import type { ErrorBody } from "#contracts/errors.ts";
import { openBucketStore } from "#server/platform/storage/bucket-store.ts";
import type { Hub } from "#test-support/hub-server.ts";
import type { TestStorage } from "#test-support/s3/test-storage.ts";
import { loadPages } from "./page-load.ts";

/** nginx, two zones, their database, their Redis and their bucket, all running. */
export interface HubCluster {
  /** Where visitors come in: nginx. */
  url: string;
  hubs: [Hub, Hub];
  /** Starts one of the two again at its old place. */
  restart(which: 0 | 1): Promise<void>;
  /** One more zone with the same neighbours, behind nobody. */
  startSeparate(env: Record<string, string>): Promise<Hub>;
  storage: TestStorage;
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
      const headers = { ...(await signIn(first, url)), "content-type": "application/json" };
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
    name: "a photo that one process took in is shown by the other, and a share picture is drawn once for both",
    async run({ url, hubs: [first, second], storage }) {
      const headers = await signIn(first, url);
      const sent = await sendPhoto(first, headers);
      assert.equal(sent.status, 200, await sent.clone().text());
      const { id } = (await sent.json()) as { id: string };
      const shown = await fetch(`${second.localUrl}/api/review/photos/${id}`, { headers });
      assert.deepEqual([shown.status, shown.headers.get("content-type")], [200, "image/webp"]);

      const picture = "/assets/lmv/ogp/09";
      const drawn = Buffer.from(await (await fetch(first.localUrl + picture)).arrayBuffer());
      const store = openBucketStore(storage.settings, storage.settings);
      let key: string | undefined;
      while (key === undefined) for await (const object of store.list("drawn/")) key = object.key;
      const saved = await store.get(key);
      assert.ok(saved !== null && drawn.equals(saved));
      // Another picture under its key: who shows it has not drawn it.
      await store.put(key, Buffer.from("not drawn"), "image/jpeg");
      assert.equal(await (await fetch(second.localUrl + picture)).text(), "not drawn");
      await store.remove(key);
      store.close();
    },
  },
  {
    name: "while the bucket is gone pages go on and photos are busy, and when it is back they are there",
    async run({ url, hubs: [first], storage }) {
      const headers = await signIn(first, url);
      const { id } = (await (await sendPhoto(first, headers)).json()) as { id: string };
      storage.pause();
      const load = loadPages(url, pages);
      await load.answered(200);
      const photo = `${first.localUrl}/api/review/photos/${id}`;
      const [read, sent] = [await fetch(photo, { headers }), await sendPhoto(first, headers)];
      assert.deepEqual([read.status, sent.status], [503, 503]);
      assert.equal(((await read.json()) as ErrorBody).error.code, "E-BUSY");
      assert.equal((await fetch(`${first.localUrl}/assets/lmv/ogp/10`)).status, 200, "drawn anew");
      storage.resume();
      assert.equal((await fetch(photo, { headers })).status, 200);
      const { broken } = await load.stop();
      assert.deepEqual(broken, []);
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

/** A new visitor of one process, with what a write needs. */
async function signIn(hub: Hub, origin: string): Promise<Record<string, string>> {
  const login = await fetch(`${hub.localUrl}/api/login.php`);
  const cookies = login.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split("=")[1] ?? "");
  return { cookie: cookies.join("; "), "x-xsrf-token": token, origin };
}

async function sendPhoto(hub: Hub, headers: Record<string, string>): Promise<Response> {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#ae0d29" } })
    .jpeg()
    .toBuffer();
  return fetch(`${hub.localUrl}/api/review/photos`, {
    method: "POST",
    headers: { ...headers, "content-type": "image/jpeg", "idempotency-key": randomUUID() },
    body: new Uint8Array(photo),
  });
}

async function mainText(url: string): Promise<string> {
  const main = /<main[\s\S]*<\/main>/.exec(await (await fetch(url)).text())?.[0] ?? "";
  return main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

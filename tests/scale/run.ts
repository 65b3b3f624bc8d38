// The shape of many machines: nginx keeps pages in front of two processes that share PostgreSQL, Redis and a bucket.
//   npm run test:scale
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { freePort } from "#test-support/free-port.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestStorage } from "#test-support/s3/test-storage.ts";
import { missingPrograms } from "./packages.ts";
import { scaleTests, type HubCluster } from "./scale-tests.ts";
import { startNginx, startRedis } from "./dependencies.ts";

const missing = await missingPrograms();
if (missing !== null) {
  console.log(`The scale tests are skipped: ${missing}.\n0 passed, 0 failed`);
  process.exit(0);
}

const cleanup = createCleanup();
let failed = 0;
try {
  const cluster = await startHubs();
  for (const { name, run } of scaleTests) {
    try {
      await run(cluster);
      console.log(`✓ ${name}`);
    } catch (error) {
      failed += 1;
      console.log(
        `✗ ${name}\n    ${(error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll("\n", "\n    ")}`,
      );
    }
  }
} finally {
  await cleanup.run();
}
console.log(`${scaleTests.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function startHubs(): Promise<HubCluster> {
  const postgres = await startTestPostgres();
  cleanup.push(() => postgres.stop());
  const { url: databaseUrl } = await postgres.createDatabase();
  const [port, redisPort, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const redis = await startRedis(redisPort);
  cleanup.push(() => redis.stop());
  const storage = await startTestStorage();
  cleanup.push(() => storage.stop());
  const publicUrl = `http://127.0.0.1:${port}`;
  const secret = "a-secret-of-the-scale-test-and-of-nothing-else";
  const start = (hubPort: number, env: Record<string, string> = {}) =>
    startHub(databaseUrl, {
      ...{ PORT: String(hubPort), PUBLIC_URL: publicUrl, SECRETS: secret, TRUSTED_PROXIES: "loopback" },
      ...{ CACHE_URL: `redis://127.0.0.1:${redisPort}`, ASSET_BASE_URL: "", ...storage.env, ...env },
    });
  const cluster: HubCluster = {
    url: publicUrl,
    hubs: [await start(first), await start(second)],
    restart: async (which) => {
      cluster.hubs[which] = await start(which === 0 ? first : second);
    },
    startSeparate: (env) => freePort().then((hubPort) => start(hubPort, env)),
    storage,
    stopRedis: () => redis.stop(),
  };
  cleanup.push(async () => Promise.all(cluster.hubs.map((hub) => hub.kill())));
  const nginx = await startNginx(port, [first, second]);
  cleanup.push(() => nginx.stop());
  return cluster;
}

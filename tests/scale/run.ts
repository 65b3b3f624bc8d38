// The shape of many machines: nginx keeps pages in front of two processes that share PostgreSQL and Redis.
//   npm run test:scale
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { collectClosers } from "#test-support/closers.ts";
import { freePort } from "#test-support/free-port.ts";
import { startZone } from "#test-support/zone-server.ts";
import { missingPrograms } from "./packages.ts";
import { scaleTests, type Town } from "./scale-tests.ts";
import { startNginx, startRedis } from "./neighbours.ts";

const missing = await missingPrograms();
if (missing !== null) {
  console.log(`The scale tests are skipped: ${missing}.\n0 passed, 0 failed`);
  process.exit(0);
}

const closers = collectClosers();
let failed = 0;
try {
  const town = await openTown();
  for (const { name, run } of scaleTests) {
    try {
      await run(town);
      console.log(`✓ ${name}`);
    } catch (error) {
      failed += 1;
      console.log(
        `✗ ${name}\n    ${(error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll("\n", "\n    ")}`,
      );
    }
  }
} finally {
  await closers.closeAll();
}
console.log(`${scaleTests.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function openTown(): Promise<Town> {
  const postgres = await startTestPostgres();
  closers.push(() => postgres.stop());
  const { url: databaseUrl } = await postgres.freshDatabase();
  const [port, redisPort, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const redis = await startRedis(redisPort);
  closers.push(() => redis.stop());
  const publicUrl = `http://127.0.0.1:${port}`;
  const secret = "a-secret-of-the-scale-test-and-of-nothing-else";
  const start = (zonePort: number, env: Record<string, string> = {}) =>
    startZone(databaseUrl, {
      ...{ PORT: String(zonePort), PUBLIC_URL: publicUrl, SECRETS: secret, TRUSTED_PROXIES: "loopback" },
      ...{ CACHE_URL: `redis://127.0.0.1:${redisPort}`, ASSET_BASE_URL: "", ...env },
    });
  const town: Town = {
    url: publicUrl,
    zones: [await start(first), await start(second)],
    restart: async (which) => {
      town.zones[which] = await start(which === 0 ? first : second);
    },
    startApart: (env) => freePort().then((zonePort) => start(zonePort, env)),
    stopRedis: () => redis.stop(),
  };
  closers.push(async () => Promise.all(town.zones.map((zone) => zone.kill())));
  const nginx = await startNginx(port, [first, second]);
  closers.push(() => nginx.stop());
  return town;
}

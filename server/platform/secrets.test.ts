import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seededRandom, systemRandom } from "./random.ts";
import { loadSecrets } from "./secrets.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kate-secrets-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("the first start makes a secret of 256 bits that only its owner can read", async () => {
  const [newest] = await loadSecrets({ secrets: [], dataDir }, systemRandom);
  expect(Buffer.from(newest, "base64url")).toHaveLength(32);
  expect((await stat(join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
});

test("the second start finds the same secret, so visitors keep their cookies", async () => {
  const first = await loadSecrets({ secrets: [], dataDir }, seededRandom("one"));
  const second = await loadSecrets({ secrets: [], dataDir }, seededRandom("two"));
  expect(second).toEqual(first);
});

test("eight processes that start at once agree on one secret and leave one file", async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, () => loadSecrets({ secrets: [], dataDir: join(dataDir, "new") }, systemRandom)),
  );
  expect(new Set(all.map(([newest]) => newest)).size).toBe(1);
});

test("SECRETS wins over the file, and the file is not made", async () => {
  const secrets = ["n".repeat(32), "o".repeat(32)];
  expect(await loadSecrets({ secrets, dataDir }, systemRandom)).toEqual(secrets);
  await expect(readFile(join(dataDir, "secrets.json"))).rejects.toThrow("ENOENT");
});

test("an older secret added to the file by hand is accepted behind the newer one", async () => {
  const secrets = ["n".repeat(40), "o".repeat(40)];
  await writeFile(join(dataDir, "secrets.json"), JSON.stringify({ secrets }));
  expect(await loadSecrets({ secrets: [], dataDir }, systemRandom)).toEqual(secrets);
});

test("a broken file is named without showing what it holds", async () => {
  await writeFile(join(dataDir, "secrets.json"), '{"secrets":["short-and-private"]}');
  const failure = await loadSecrets({ secrets: [], dataDir }, systemRandom).catch((error: Error) => error);
  expect(String(failure)).toContain("secrets.json does not hold secrets");
  expect(String(failure)).not.toContain("short-and-private");
});

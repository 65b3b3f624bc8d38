import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedEventNames, type SiteEvents } from "#contracts/analytics-event.ts";
import stored from "./stored-names.json" with { type: "json" };

// Names that phones, databases, signatures and published proofs hold: code may be renamed at will, these never, or what
// was kept under them is lost. A new one is added to stored-names.json; one that is gone was renamed by mistake.

const root = join(import.meta.dirname, "..");
const families: Record<Exclude<keyof typeof stored, "events">, RegExp> = {
  idempotentWrites: /idempotentWrite\(\s*c,[^"]*?"([a-z-]+)"/g,
  jobs: /\bname: "([a-z-]+)",\s+(?:\/\/[^\n]*\s+)*cron:/g,
  auditActions: /\baction: ["`]([^"`]+)["`]/g,
  signingPurposes:
    /(?:makeSigner|createSigner)\(secrets, "([^"]+)"\)|createHmac\("sha256", secret\)\s*\.update\("([^"]+)"\)/g,
  hashPrefixes: /\.update\(\s*`(kate-zone [^\n`$\\]+)/g,
  pageTags: /\b\w*[tT]ag = "([a-z-]+(?::[a-z]+)?)"/g,
  phoneKeys: /["`](kz[_-][^"`]*)["`]/g,
  cookies: /"(XSRF-TOKEN|lmw_sound)"/g,
  locks: /hashtext\('([^']+)'\)/g,
};

const sources = ["app", "server", "contracts", "cli"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|sandbox)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));

test.each(Object.keys(families) as (keyof typeof families)[])(
  "what is stored under its name keeps it: %s",
  (family) => {
    const found = sources.flatMap((text) =>
      [...text.matchAll(families[family])].map(([, a, b]) => (a ?? b ?? "").replace(/\$\{.*/, "${…")),
    );
    expect([...new Set(found)].toSorted()).toEqual(stored[family]);
  },
);

test("the names of events are those that the database has counted under", () => {
  const sites = Object.values(
    import.meta.glob<SiteEvents>("../app/sites/*/events.ts", { eager: true, import: "events" }),
  );
  const begins = sites.flatMap(({ prefixes }) => prefixes.map((prefix) => `${prefix}_*`));
  const names = [...sharedEventNames, ...sites.flatMap((site) => site.names ?? []), ...begins];
  expect(names.toSorted()).toEqual(stored.events);
});

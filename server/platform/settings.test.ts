import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { settingFields } from "./settings-fields.ts";
import { readSettings, SettingsError } from "./settings.ts";

function linesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

test("with nothing set the server has all it needs", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    host: "0.0.0.0",
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
    databaseWithinMs: 900,
    s3: null,
    analytics: null,
    masterDataPath: "/master/master-data.js",
    loginPath: "/api/login.php",
    limitsFactor: 1,
    pageQuality: 11,
  });
  expect(settings.dataDir).toMatch(/^\/.*\.data$/);
  expect(Object.isFrozen(settings)).toBe(true);
});

test("whoever finds a weakness is sent to the brand's own site where nobody else is named", () => {
  expect(readSettings({ BRAND_URL: "https://brand.example.com/" }).securityContacts).toEqual([
    "https://brand.example.com/",
  ]);
  expect(readSettings({ SECURITY_CONTACT: "mailto:security@example.com" }).securityContacts).toEqual([
    "mailto:security@example.com",
  ]);
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", CAMPAIGN_HOSTS: " ", S3_BUCKET: "" })).toEqual(readSettings({}));
});

test("lists are split at commas, hosts are lower case, origins lose their slash", () => {
  const settings = readSettings({
    CAMPAIGN_HOSTS: "Spring.Example.com , summer.example.com:8080,",
    PUBLIC_URL: "https://zone.example.com/",
    TRUSTED_PROXIES: "loopback,10.0.0.0/8,fd00::/8",
  });
  expect(settings.campaignHosts).toEqual(["spring.example.com", "summer.example.com:8080"]);
  expect(settings.publicUrl).toBe("https://zone.example.com");
  expect(settings.trustedProxies).toEqual(["loopback", "10.0.0.0/8", "fd00::/8"]);
});

const bad: [name: string, value: string, what: string][] = [
  ["PORT", "http", "is not a port number"],
  ["PORT", "70000", "is above 65535"],
  ["HOST", "not a host", "is not an address"],
  ["PUBLIC_URL", "zone.example.com", "is not an http or https address"],
  ["PUBLIC_URL", "https://zone.example.com/zone", "has a path"],
  ["DATABASE_URL", "mysql://db/kate", "does not start with postgres:// or postgresql://"],
  ["CACHE_URL", "http://cache", "does not start with redis:// or rediss://"],
  ["ASSET_BASE_URL", "ftp://assets.example.com", "is not an http or https address"],
  ["ASSET_BASE_URL", "https://assets.example.com/?v=1", "has a query"],
  ["MASTER_DATA_PATH", "master.js", "is not a path"],
  ["MASTER_DATA_PATH", "/master/../../etc", "has a . or .. in it"],
  ["API_BASE_PATH", "/api", "does not end with /"],
  ["API_BASE_PATH", "/", "must name a folder"],
  ["LOGIN_PATH", "/login.php", "does not lie under API_BASE_PATH (/api/)"],
  ["MOR_HOST", "https://mor.example.com", "is not a host name"],
  ["CAMPAIGN_HOSTS", "spring.example.com,/x", "is not a host name"],
  ["PRE_RELEASE_HOSTS", "-", "is not a host name"],
  ["SHOP_URL", "javascript:alert(1)", "is not an http or https address"],
  ["BRAND_URL", "brand", "is not an http or https address"],
  ["LIP_ABOUT_URL", "data:,x", "is not an http or https address"],
  ["UCP_FORM_URL", "form", "is not an http or https address"],
  ["SECRETS", `${"a".repeat(32)},tooshort`, "holds a secret of fewer than 32 characters"],
  ["TRUSTED_PROXIES", "everyone", "holds something that is neither an address"],
  ["SECURITY_CONTACT", "security@example.com", "is no mailto:, https: or tel: address"],
  ["ALLOW_SAMPLE_OPERATOR", "yes", "is neither 1 nor 0"],
  ["LIMITS_FACTOR", "0", "must be above 0"],
  ["PAGE_QUALITY", "12", "is not between 5 and 11"],
  ["DATABASE_WITHIN_MS", "soon", "is not a whole number"],
  ["LIMITS_FACTOR", "many", "is not a number"],
];

test.each(bad)("a wrong %s (%s) is named in one line with an example", (name, value, what) => {
  const lines = linesOf({ [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${name} ${what}`);
  expect(lines[0]).toContain("Example: ");
});

test("storage settings are all there or none, and each missing one has its line", () => {
  const lines = linesOf({ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "kate-zone" });
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
});

test("analytics needs both its tag and its address", () => {
  expect(linesOf({ ANALYTICS_TAG_ID: "G-1" })[0]).toContain("ANALYTICS_SRC is missing");
  expect(linesOf({ ANALYTICS_SRC: "https://analytics.example.com/t.js" })[0]).toContain("ANALYTICS_TAG_ID is missing");
  expect(linesOf({ ANALYTICS_TAG_ID: "G 1", ANALYTICS_SRC: "https://a.example.com" })[0]).toContain("ANALYTICS_TAG_ID");
});

test("all bad variables are told at once, and no secret is printed", () => {
  const lines = linesOf({
    PORT: "x",
    DATABASE_URL: "mysql://kate:hunter2@db/kate",
    SECRETS: "hunter3",
    S3_SECRET_ACCESS_KEY: "hunter4",
  });
  expect(lines.map((line) => line.split(" ")[0])).toEqual(
    expect.arrayContaining(["PORT", "DATABASE_URL", "SECRETS", "S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID"]),
  );
  expect(lines.join("\n")).not.toMatch(/hunter/);
});

test("a path under another API base is fine", () => {
  const settings = readSettings({ API_BASE_PATH: "/zone/api/", LOGIN_PATH: "/zone/api/enter" });
  expect(settings.loginPath).toBe("/zone/api/enter");
});

test(".env.example names every variable, with a comment above it", async () => {
  const lines = (await readFile(new URL("../../.env.example", import.meta.url), "utf8")).split("\n");
  const named = lines.flatMap((line, i) => {
    const name = /^#?([A-Z0-9_]+)=/.exec(line)?.[1];
    return name !== undefined && lines[i - 1]?.startsWith("# ") ? [name] : [];
  });
  expect(named.toSorted()).toEqual(settingFields.names.toSorted());
});

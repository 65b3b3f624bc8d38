import { spawnSync } from "node:child_process";
import { globSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { settingFields } from "#server/platform/settings-fields.ts";
import { readSettings } from "#server/platform/settings.ts";
import { renderNginx } from "./render-nginx.ts";

const here = import.meta.dirname;
const chart = "helm/kate-zone";
const read = (path: string): string => readFileSync(join(here, path), "utf8");
const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const known: readonly string[] = settingFields.names;

/** For set-up and tests only: no place that serves visitors has them. */
const setByHand = ["FACE_MODEL_FILE", "FACE_FIXTURES", "CHROMIUM_PATH"];
/** Where many processes serve one place, each of these must be told. */
const neededByMany = ["PUBLIC_URL", "DATABASE_URL", "CACHE_URL", "SECRETS", "TRUSTED_PROXIES"];

const compose = read("compose.yaml");
const zoneOfCompose = compose.slice(compose.indexOf("x-zone:"), compose.indexOf("\nservices:"));
const composeSettings = all(/^ {4}([A-Z][A-Z0-9_]+):/gm, zoneOfCompose);
const schema = JSON.parse(read(`${chart}/values.schema.json`)) as {
  properties: Record<"settings" | "secretSettings", { properties: Record<string, unknown> }>;
};
const chartSettings = Object.keys(schema.properties.settings.properties);
const chartSecrets = Object.keys(schema.properties.secretSettings.properties);
const chartFixed = all(/^ {2}([A-Z][A-Z0-9_]+):/gm, read(`${chart}/templates/config.yaml`));

describe("settings", () => {
  test("compose, its example file, the image and the chart name only settings that the app reads", () => {
    const image = all(/([A-Z][A-Z0-9_]+)=/g, /^ENV ((?:.*\\\n)*.*)$/m.exec(read("Dockerfile"))?.[1] ?? "");
    const ofNode = ["NODE_ENV"];
    const ofCompose = [...new Set(all(/\$\{([A-Z_]+)/g, compose))];
    const example = all(/^#?([A-Z][A-Z0-9_]+)=/gm, read(".env.example"));
    expect(image).toContain("DATA_DIR");
    expect(image.filter((name) => !known.includes(name))).toEqual(ofNode);
    expect(composeSettings.filter((name) => !known.includes(name))).toEqual([]);
    expect(example.filter((name) => !known.includes(name) && !ofCompose.includes(name))).toEqual([]);
    expect(ofCompose.filter((name) => !example.includes(name))).toEqual([]);
    const values = all(/^ {2}([A-Z][A-Z0-9_]+):/gm, read(`${chart}/values.yaml`));
    expect(values.filter((name) => ![...chartSettings, ...chartSecrets].includes(name))).toEqual([]);
  });

  test("everything that many processes need is set or asked for", () => {
    expect(neededByMany.filter((name) => !composeSettings.includes(name))).toEqual([]);
    for (const name of ["PUBLIC_URL", "SECRETS", "POSTGRES_PASSWORD"]) expect(compose).toContain(`\${${name}:?`);
    const required = all(/^ {2}([A-Z][A-Z0-9_]+):/gm, read(`${chart}/values.yaml`));
    expect(neededByMany.filter((name) => !required.includes(name))).toEqual([]);
  });

  test("the chart takes every setting there is, once", () => {
    const taken = [...chartSettings, ...chartSecrets, ...chartFixed, ...setByHand];
    expect(taken.toSorted()).toEqual(known.toSorted());
  });

  test("the app accepts what compose gives it", () => {
    const given = Object.fromEntries(
      [...zoneOfCompose.matchAll(/^ {4}([A-Z][A-Z0-9_]+): "?([^"\n]*)"?$/gm)].map(([, name = "", value = ""]) => [
        name,
        value.replace(/\$\{POSTGRES_PASSWORD:[^}]*\}/, "abc"),
      ]),
    );
    const settings = readSettings({ ...given, PUBLIC_URL: "https://zone.example.com", SECRETS: "s".repeat(64) });
    expect(settings).toMatchObject({ port: 3000, dataDir: "/data", trustedProxies: ["uniquelocal"] });
    expect(settings.databaseUrl).toBe("postgresql://zone:abc@postgres:5432/kate_zone");
  });
});

describe("places", () => {
  test("the port of the processes and the port of nginx are the same everywhere", () => {
    const image = read("Dockerfile");
    const [zone = "", nginx = ""] = [read(`${chart}/templates/zone.yaml`), read(`${chart}/templates/nginx.yaml`)];
    const ofZone = [
      ...all(/(?:PORT=|EXPOSE )(\d+)/g, image),
      ...all(/PORT: "(\d+)"/g, compose + read(`${chart}/templates/config.yaml`)),
      ...all(/--upstream=zone-[ab]:(\d+)/g, compose),
      ...all(/(?:containerPort|port): (\d+)/g, zone),
      ...all(/printf "%s:(\d+)"/g, read(`${chart}/templates/_names.tpl`)),
    ];
    expect(ofZone.length).toBe(9);
    expect([...new Set(ofZone)]).toEqual(["3000"]);
    const ofNginx = [
      ...all(/--listen=(\d+)/g, compose),
      ...all(/127\.0\.0\.1:(\d+)\/healthz/g, compose),
      ...all(/containerPort: (\d+)/g, nginx),
      ...all(/"@listen@" "(\d+)"/g, read(`${chart}/templates/_names.tpl`)),
    ];
    expect(ofNginx).toEqual(["8080", "8080", "8080", "8080"]);
  });

  test("a process has time to drain before anybody kills it", () => {
    const endWithinS = 10;
    const zone = read(`${chart}/templates/zone.yaml`);
    expect(Number(/stop_grace_period: (\d+)s/.exec(zoneOfCompose)?.[1])).toBeGreaterThan(endWithinS);
    const [, reserve] =
      /terminationGracePeriodSeconds: \{\{ add \.Values\.leaveBeforeStopSeconds (\d+) \}\}/.exec(zone) ?? [];
    expect(Number(reserve)).toBeGreaterThan(endWithinS);
    expect(zone).toContain("maxUnavailable: 0");
  });

  test("compose and chart run the same nginx", () => {
    const [, ofCompose] = /image: (nginx:[\d.]+)/.exec(compose) ?? [];
    expect(read(`${chart}/values.yaml`)).toContain(`image: ${ofCompose}`);
  });
});

describe("the chart", () => {
  test("fills nginx.conf, which is the one of the project, as compose and the tests do", () => {
    expect(realpathSync(join(here, chart, "nginx.conf"))).toBe(realpathSync(join(here, "nginx.conf")));
    const names = read(`${chart}/templates/_names.tpl`);
    const required = [...new Set(all(/@([a-z-]+)@/g, read("nginx.conf")))];
    expect(all(/replace "@([a-z-]+)@"/g, names).toSorted()).toEqual(required.toSorted());
    const rendered = renderNginx({ listenPort: 8080, upstreams: ["x:1"], workDir: "/var/cache/nginx" });
    for (const how of all(/server %s ([^;]+);/g, names)) expect(rendered).toContain(`server x:1 ${how};`);
  });

  test("closes every block that its templates open", () => {
    for (const file of globSync(join(here, chart, "templates/*"))) {
      const text = readFileSync(file, "utf8").replaceAll(/\{\{\/\*[\s\S]*?\*\/\}\}/g, "");
      const opened = all(/\{\{-? (if|range|with|define)\b/g, text).length;
      expect(all(/\{\{-? (end) -?\}\}/g, text).length, file).toBe(opened);
      expect(text.split("{{").length, file).toBe(text.split("}}").length);
      expect(text, file).not.toContain("\t");
    }
  });
});

test("a YAML parser reads compose.yaml and the files of the chart", () => {
  const files = ["compose.yaml", `${chart}/Chart.yaml`, `${chart}/values.yaml`].map((file) => join(here, file));
  const program = join(here, "../node_modules/oxfmt/bin/oxfmt");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "--check", ...files], { encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
});

test("every alias of compose.yaml has its anchor, every volume and network its line", () => {
  const anchors = all(/: &(\w+)$/gm, compose);
  expect(all(/[:[,] ?\*(\w+)/g, compose).filter((alias) => !anchors.includes(alias))).toEqual([]);
  const declared = compose.slice(compose.indexOf("\nvolumes:"));
  const used = [...all(/volumes: \["([a-z]+):/g, compose), ...all(/networks: \[([a-z, ]+)\]/g, compose)];
  for (const name of used.flatMap((names) => names.split(", ")))
    expect(declared).toMatch(new RegExp(`^  ${name}:`, "m"));
});

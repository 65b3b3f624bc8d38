// The chart, rendered with many values: every manifest keeps to the schema of its kind, and no name leads nowhere.
//   npm run test:chart
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { findFaults } from "./check-manifests.ts";
import { type Manifest, openRenderer, type RenderChart } from "./render-chart.ts";

const render = await openRenderer();
if (render === null) {
  console.log("The chart is not rendered: there is no Go, and only root on Debian may install it.\n0 passed, 0 failed");
  process.exit(0);
}

const schemaFile = join(import.meta.dirname, "../../deploy/helm/kate-zone/values.schema.json");
const fitsWhole = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(schemaFile, "utf8")) as object);
const defaults = parse(readFileSync(join(schemaFile, "../values.yaml"), "utf8")) as object;
/** As Helm does: what is given over what the chart has. */
const fits = (values: object): boolean => fitsWhole(merge(defaults, values));
const needed = {
  settings: { PUBLIC_URL: "https://zone.example.com" },
  secretSettings: {
    DATABASE_URL: "postgresql://zone:x@db:5432/zone",
    CACHE_URL: "redis://cache:6379",
    SECRETS: "s".repeat(64),
  },
};
const digest = `sha256:${"0a".repeat(32)}`;

/** Values that somebody could choose, and what is there besides. */
const choices: Record<string, { values: object; outside?: string[] }> = {
  "what must be given, and nothing else": { values: needed },
  "a secret, a claim and an account of one's own": {
    values: {
      settings: needed.settings,
      existingSecret: "mine",
      dataClaim: "shared",
      serviceAccount: { create: false, name: "robot" },
      backup: { enabled: true, claim: "backups" },
    },
    outside: ["Secret/mine", "ServiceAccount/robot"],
  },
  everything: {
    values: {
      ...needed,
      image: { repository: "images.example.com/kate-zone", digest },
      imagePullSecrets: [{ name: "pull" }],
      serviceAccount: { create: true, annotations: { "cloud.example.com/role": "storage" } },
      metrics: { enabled: true },
      podAnnotations: { "prometheus.io/scrape": "true" },
      podLabels: { team: "zone" },
      extraEnv: [{ name: "NODE_OPTIONS", value: "--max-old-space-size=512" }],
      extraEnvFrom: [{ secretRef: { name: "more" } }],
      backup: { enabled: true, claim: "backups", keepDays: 30 },
      ingress: {
        enabled: true,
        className: "nginx",
        hosts: ["zone.example.com"],
        tlsSecret: "tls",
        annotations: { a: "b" },
      },
      nginx: { balancers: ["10.0.0.0/8"], digest, podAnnotations: { c: "d" }, podLabels: { team: "zone" } },
      service: { type: "LoadBalancer", annotations: { e: "f" } },
      networkPolicy: {
        metricsFrom: [{ podSelector: {} }],
        alsoFrom: [{ namespaceSelector: { matchLabels: { name: "monitoring" } } }],
        egress: [{ ports: [{ port: 5432, protocol: "TCP" }] }],
      },
      nodeSelector: { disk: "fast" },
      tolerations: [{ key: "zone", operator: "Exists" }],
      affinity: { nodeAffinity: {} },
    },
    outside: ["Secret/more"],
  },
  "nothing that may be left out": {
    values: {
      ...needed,
      autoscaling: { enabled: false },
      nginx: { autoscaling: { enabled: false } },
      migrate: { enabled: false },
      networkPolicy: { enabled: false },
      serviceAccount: { create: false },
    },
  },
};

const chartTests: Record<string, (render: RenderChart) => void> = {
  ...Object.fromEntries(
    Object.entries(choices).map(([name, { values, outside = [] }]) => [
      `with ${name} every manifest keeps to its schema, and every name leads somewhere`,
      () => {
        assert.ok(fits(values), JSON.stringify(fitsWhole.errors));
        assert.deepEqual(findFaults(manifestsOf(values), outside), []);
      },
    ]),
  ),
  "what must be given is named where it is missing": (renderChart) => {
    const refusalOf = (values: object) => (renderChart(values) as { refusal: string }).refusal;
    assert.match(refusalOf({ settings: needed.settings }), /secretSettings\.DATABASE_URL is missing/);
    assert.match(refusalOf({ ...needed, backup: { enabled: true } }), /backup\.claim is missing/);
    assert.match(
      refusalOf({ ...needed, ingress: { enabled: true, hosts: ["a.example"] } }),
      /nginx\.balancers is missing/,
    );
  },
  "the tables are brought up to date before a process of the version starts, with no more than their address": () => {
    const job = find(manifestsOf(needed), "Job", "zone-kate-zone-migrate");
    assert.equal(job.metadata.annotations?.["helm.sh/hook"], "pre-install,pre-upgrade");
    const text = JSON.stringify(job);
    assert.match(text, /"cli\/zone\.ts","database","migrate"/);
    assert.ok(text.includes("zone-kate-zone-migrate") && !text.includes("envFrom"));
  },
  "an image is named by its digest where there is one, and new settings make new pods": () => {
    const zone = (values: object) => JSON.stringify(find(manifestsOf(values), "Deployment", "zone-kate-zone"));
    assert.ok(zone(choices["everything"]?.values ?? {}).includes(`images.example.com/kate-zone@${digest}`));
    const checksum = (values: object) => /"checksum\/config":"(\w+)"/.exec(zone(values))?.[1];
    assert.notEqual(
      checksum(needed),
      checksum({ ...needed, settings: { ...needed.settings, MOR_HOST: "mor.example" } }),
    );
  },
  "a wrong value is refused by the schema, and a broken manifest is seen": () => {
    assert.equal(fits({ ...needed, migrate: { enabled: "yes" } }), false);
    assert.equal(fits({ ...needed, replica: 2 }), false);
    const [first, ...rest] = structuredClone(manifestsOf(needed)).filter(({ kind }) => kind === "Deployment");
    assert.ok(first);
    (
      first.spec as { template: { spec: { serviceAccountName: string; restart?: number } } }
    ).template.spec.serviceAccountName = "none";
    (first.spec as { replicas: unknown }).replicas = "two";
    const outside = ["ConfigMap/zone-kate-zone", "Secret/zone-kate-zone", "ConfigMap/zone-kate-zone-nginx"];
    const faults = findFaults([first, ...rest], outside).join("\n");
    assert.match(faults, /there is no ServiceAccount\/none/);
    assert.match(faults, /\/spec\/replicas/);
  },
};

let failed = 0;
for (const [name, run] of Object.entries(chartTests)) {
  try {
    run(render);
    console.log(`✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${name}\n    ${String((error as Error).stack).replaceAll("\n", "\n    ")}`);
  }
}
console.log(`${Object.keys(chartTests).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function manifestsOf(values: object): Manifest[] {
  const rendered = (render as RenderChart)(values);
  if ("refusal" in rendered) throw new Error(rendered.refusal);
  return rendered.manifests;
}

function find(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  assert.ok(found, `there is no ${kind} ${name}`);
  return found;
}

function merge(below: object, above: object): object {
  const isMap = (value: unknown): value is object =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const entries = Object.entries(above).map(([key, value]: [string, unknown]) => {
    const lower = (below as Record<string, unknown>)[key];
    return [key, isMap(lower) && isMap(value) ? merge(lower, value) : value] as const;
  });
  return { ...below, ...Object.fromEntries(entries) };
}

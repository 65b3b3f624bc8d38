// Every alert is a rule that Prometheus takes, has figures that set it off and figures that do not, and a page of the runbook.
//   npm run test:alerts
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { createMetrics } from "#server/platform/metrics.ts";
import { installDebianPackages, isRootOfDebian } from "../../tools/setup/debian-packages.mjs";

const root = join(import.meta.dirname, "../..");
const rulesFile = join(root, "deploy/observability/alerts.yaml");
const testFile = join(import.meta.dirname, "alerts.test.yaml");
const hasPromtool = (): boolean => spawnSync("promtool", ["--version"]).status === 0;

if (!hasPromtool() && isRootOfDebian()) await installDebianPackages(["prometheus"]);
if (!hasPromtool()) {
  console.log(
    "The alerts are not tried: there is no promtool, and only root on Debian may install it.\n0 passed, 0 failed",
  );
  process.exit(0);
}

interface Rules {
  groups: { rules: { alert?: string; expr: string; annotations?: { runbook: string } }[] }[];
}
interface Tried {
  tests: { alert_rule_test?: { alertname: string; exp_alerts: object[] }[] }[];
}
const rules = (parse(readFileSync(rulesFile, "utf8")) as Rules).groups.flatMap((group) => group.rules);
const alerts = rules.filter((rule) => rule.alert !== undefined);
const tried = (parse(readFileSync(testFile, "utf8")) as Tried).tests.flatMap((one) => one.alert_rule_test ?? []);

/** Each answers with what is wrong; nothing is good. */
const checks: Record<string, () => string | Promise<string>> = {
  "Prometheus takes every rule": () => promtool("check", "rules", rulesFile),
  "every alert is set off by its own figures, and a calm night sets off none": () =>
    promtool("test", "rules", testFile),
  "every alert is tried": () =>
    alerts
      .map(({ alert = "" }) => alert)
      .filter((alert) => !tried.some(({ alertname, exp_alerts }) => alertname === alert && exp_alerts.length > 0))
      .join(", "),
  "every alert has its page": () => {
    const pages = new Set(
      [...readFileSync(join(root, "docs/guides/incidents.md"), "utf8").matchAll(/^## (\w+)$/gm)].map(
        ([, title = ""]) => `docs/guides/incidents.md#${title.toLowerCase()}`,
      ),
    );
    return alerts
      .flatMap(({ annotations }) => (pages.has(annotations?.runbook ?? "") ? [] : [annotations?.runbook ?? "none"]))
      .join(", ");
  },
  "every figure that a rule asks for is one that a process tells": async () => {
    const metrics = createMetrics();
    metrics.observeRequest({ route: "/api", method: "GET", status: 200, durationMs: 1, bytes: 1 });
    metrics.countPage("busy");
    const { text } = await metrics.describe();
    const described = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name));
    // Those are added where there is something to read: `platform.ts`, `app.ts`.
    const sources = ["server/platform/platform.ts", "server/app.ts"]
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("");
    const wanted = new Set(
      rules.flatMap(({ expr }) =>
        [...expr.matchAll(/\bkate_\w+/g)].map(([name]) => name.replace(/_(count|bucket|sum)$/, "")),
      ),
    );
    return [...wanted].filter((name) => !described.has(name) && !sources.includes(`"${name}"`)).join(", ");
  },
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const fault = await check();
  if (fault !== "") failed += 1;
  console.log(fault === "" ? `✓ ${name}` : `✗ ${name}\n    ${fault.replaceAll("\n", "\n    ")}`);
}
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function promtool(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync("promtool", words, { encoding: "utf8" });
  return status === 0 ? "" : stdout + stderr;
}

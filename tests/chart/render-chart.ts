import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { installDebianPackages, isRootOfDebian } from "../../tools/setup/debian-packages.mjs";

const chart = join(import.meta.dirname, "../../deploy/helm/kate-zone");
const packages = ["golang-go", "golang-github-masterminds-sprig-dev", "golang-gopkg-yaml.v3-dev"];
/** Where Debian lays the sources of Go packages. */
const goPath = "/usr/share/gocode";

/** One manifest as the cluster would be given it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  [field: string]: unknown;
}

/** What the chart makes of some values: its manifests, or why it refuses. */
export type RenderChart = (values: object) => { manifests: Manifest[] } | { refusal: string };

/**
 * Renders by Go's own templates and sprig, which Helm is made of; Helm itself is in neither Debian nor npm.
 * @returns null where there is no Go, and this may install none
 */
export async function openRenderer(): Promise<RenderChart | null> {
  const hasGo = (): boolean => spawnSync("go", ["list", "github.com/Masterminds/sprig"], { env: goEnv() }).status === 0;
  if (!hasGo()) {
    if (!isRootOfDebian()) return null;
    await installDebianPackages(packages);
    if (!hasGo()) return null;
  }
  const program = join(mkdtempSync(join(tmpdir(), "kate-chart-")), "render");
  const built = spawnSync("go", ["build", "-o", program, "main.go"], {
    ...{ cwd: join(import.meta.dirname, "render"), env: goEnv(), encoding: "utf8" },
  });
  if (built.status !== 0) throw new Error(built.stderr);
  return (values) => {
    const input = JSON.stringify({ chart, values, release: "zone" });
    const { status, stdout, stderr } = spawnSync(program, { input, encoding: "utf8", maxBuffer: 1e8 });
    if (status !== 0) return { refusal: stderr };
    // The notes are no manifest.
    const text = stdout.slice(stdout.indexOf("--- # account.yaml"));
    return {
      manifests: parseAllDocuments(text).flatMap((document) => {
        if (document.errors.length > 0) throw document.errors[0];
        const found = document.toJS() as Manifest | null;
        return found === null ? [] : [found];
      }),
    };
  };
}

const goEnv = (): NodeJS.ProcessEnv => ({ ...process.env, GO111MODULE: "off", GOPATH: goPath, GOFLAGS: "" });

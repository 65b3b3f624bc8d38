import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { installDebianPackages, isRootOfDebian } from "../setup/debian-packages.mjs";

/** A Java that runs and the checker's archive; or why there is none. */
export type HtmlChecker = { java: string; jar: string } | { missing: string };

const jar = join(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");

/** Finds the Nu HTML checker and a Java for it; as root on Debian, gets the Java. */
export async function findHtmlChecker(): Promise<HtmlChecker> {
  if (!existsSync(jar)) return { missing: "its archive is not installed" };
  if (!isRunnable("java") && isRootOfDebian()) await installDebianPackages(["default-jre-headless"]);
  return isRunnable("java") ? { java: "java", jar } : { missing: "there is no Java, and none could be installed" };
}

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: "warning";
  url?: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

/** Checks served documents, all in one run; the errors of each address, warnings left out. */
export async function checkHtml(
  checker: { java: string; jar: string },
  pages: readonly { address: string; html: string }[],
): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "kate-html-"));
  try {
    pages.forEach(({ html }, i) => writeFileSync(join(folder, `${i}.html`), html));
    const { status, stdout, stderr } = spawnSync(
      checker.java,
      ["-Xss1m", "-jar", checker.jar, "--format", "json", "--stdout", "--errors-only", "--exit-zero-always", folder],
      { encoding: "utf8", maxBuffer: 64_000_000 },
    );
    if (status !== 0) throw new Error(`the Nu HTML checker ended with ${status}: ${stderr}`);
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    const issues = new Map<string, string[]>();
    for (const { url = "", message, extract = "" } of messages) {
      const address = pages[Number(basename(url, ".html"))]?.address ?? url;
      issues.set(address, [
        ...(issues.get(address) ?? []),
        `${message} ${extract.replaceAll(/\s+/g, " ").slice(0, 140)}`,
      ]);
    }
    return issues;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isRunnable = (java: string): boolean => spawnSync(java, ["-version"], { stdio: "ignore" }).status === 0;

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { withNormalPriority } from "./normal-priority.ts";

const setup = join(import.meta.dirname, "../tools/setup/chromium.mjs");

/** `headless-shell` is Chromium without its own window: the same pages for three quarters of the processor's time. */
export type ChromiumKind = "chromium" | "headless-shell";

/** A Chromium without a window. `.test` names lead to this machine, so that hosts can be told apart. */
export async function launchChromium(args: readonly string[] = [], kind: ChromiumKind = "chromium"): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(kind), args: chromiumArguments(args) });
}

/** What every Chromium of the project is started with, and `more`. */
export function chromiumArguments(more: readonly string[] = []): string[] {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return [...sandbox, "--disable-dev-shm-usage", "--host-resolver-rules=MAP *.test 127.0.0.1", ...more];
}

/** The Chromium that `npm test` would take: the one that is set, one of the system, or one that is fetched now. */
export async function chromiumPath(kind: ChromiumKind): Promise<string> {
  // Set-up is plain JavaScript: it runs before there is anything that reads types.
  const { findChromium } = (await import(pathToFileURL(setup).href)) as {
    findChromium(node: string, kind: ChromiumKind): Promise<string>;
  };
  return withNormalPriority(await findChromium(process.execPath, kind));
}

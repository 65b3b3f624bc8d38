import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";

const setup = join(import.meta.dirname, "../../../tools/setup/chromium.mjs");

/** A Chromium without a window. `.test` names lead to this machine, so that hosts can be told apart. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...sandbox, "--disable-dev-shm-usage", "--host-resolver-rules=MAP *.test 127.0.0.1", ...args],
  });
}

/** The Chromium that `npm test` would take: the one that is set, one of the system, or one that is fetched now. */
async function chromiumPath(): Promise<string> {
  // Set-up is plain JavaScript: it runs before there is anything that reads types.
  const { findChromium } = (await import(pathToFileURL(setup).href)) as { findChromium(node: string): Promise<string> };
  return findChromium(process.execPath);
}

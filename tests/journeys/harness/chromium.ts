import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Where a Chromium is: CHROMIUM_PATH (`npm test` finds or fetches one and sets it), else the usual places. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place));
  if (path === undefined || !existsSync(path)) {
    throw new Error("no Chromium: set CHROMIUM_PATH, or run `npm test`, which finds one");
  }
  return path;
}

/** A Chromium without a window. `.test` names lead to this machine, so that hosts can be told apart. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...sandbox, "--disable-dev-shm-usage", "--host-resolver-rules=MAP *.test 127.0.0.1", ...args],
  });
}

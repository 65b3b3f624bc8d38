import { type ElementHandle, launch } from "puppeteer-core";
import type { Engine } from "./engine.ts";

/** Starts Firefox by WebDriver BiDi, with a camera of its own and WebGL in software. */
export async function openFirefox(executablePath: string, display: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: false,
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" },
    extraPrefsFirefox: {
      "media.navigator.streams.fake": true,
      "media.navigator.permission.disabled": true,
      "webgl.force-enabled": true,
      "intl.accept_languages": "ja",
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(20_000);
  const element = async (expression: string): Promise<ElementHandle<Element>> => {
    const found = (await page.evaluateHandle(expression)).asElement();
    if (!found) throw new Error(`not found: ${expression}`);
    return found as ElementHandle<Element>;
  };
  return {
    name: "Firefox",
    open: async (address) => void (await page.goto(address, { waitUntil: "load" })),
    evaluate: async <T>(expression: string) =>
      JSON.parse(String(await page.evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`))) as T,
    press: async (expression) => (await element(expression)).click(),
    write: async (expression, text) => (await element(expression)).type(text),
    choose: async (expression, file) =>
      ((await element(expression)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    resize: (widthPx) => page.setViewport({ width: widthPx, height: 844 }),
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}

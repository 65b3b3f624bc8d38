import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Builder, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Engine } from "./engine.ts";
import { type BrowserWindow, settleWidth } from "./settle-width.ts";
import { createWebKitHome } from "./webkit-home.ts";

/** The engine's own driver and its small browser. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

const startTimeoutMs = 10_000;
/** A question that reaches a page while it is replaced is never answered. Half of what is waited for a page: it can be asked anew. */
const answerTimeoutMs = 10_000;
const phoneHeightPx = 844;

/** Starts WebKitGTK by its W3C driver, with a camera of its own and WebGL in software. */
export async function openWebKit(programs: WebKitPrograms, display: string, port: number): Promise<Engine> {
  const home = await createWebKitHome(display);
  const driver = spawn(programs.driver, [`--port=${port}`], { stdio: "ignore", env: home.env });
  const leave = async (): Promise<void> => {
    driver.kill();
    if (driver.exitCode === null && driver.signalCode === null) await once(driver, "exit");
    await home.remove();
  };
  try {
    await waitForDriver(port);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": browserOptions(programs) }),
      )
      .build();
    await session.manage().setTimeouts({ script: answerTimeoutMs, pageLoad: 30_000 });
    return engineOf(session, leave);
  } catch (error) {
    await leave();
    throw error;
  }
}

const browserOptions = ({ browser }: WebKitPrograms) => ({
  binary: browser,
  args: ["--automation", "--enable-mock-capture-devices=true", "--enable-media-stream=true"],
});

function engineOf(session: WebDriver, leave: () => Promise<void>): Engine {
  const ask = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[0];
      (async () => JSON.stringify((await (${expression})) ?? null))().then((value) => done([value]), (error) => done([null, String(error)]))`;
    const [value, error] = await session.executeAsyncScript<[string, string?]>(script);
    if (error) throw new Error(error);
    return JSON.parse(value) as T;
  };
  const element = async (expression: string): Promise<WebElement> => {
    const found = await session.executeScript<WebElement | null>(`return ${expression}`);
    if (!found) throw new Error(`not found: ${expression}`);
    return found;
  };
  const window: BrowserWindow = {
    measure: () =>
      ask(
        "({ innerWidthPx: innerWidth, frameWidthPx: outerWidth - innerWidth, frameHeightPx: outerHeight - innerHeight })",
      ),
    async setSize(width, height) {
      await session.manage().window().setRect({ width, height });
    },
  };
  return {
    name: "WebKit",
    open: (address) => session.get(address),
    evaluate: ask,
    press: async (expression) => (await element(expression)).click(),
    write: async (expression, text) => (await element(expression)).sendKeys(text),
    choose: async (expression, file) => (await element(expression)).sendKeys(file),
    // The window has a frame and bars; what counts is what the page has.
    resize: (widthPx) => settleWidth(window, { widthPx, heightPx: phoneHeightPx }),
    picture: async (file) => writeFile(file, await session.takeScreenshot(), "base64"),
    async close() {
      await session.quit().catch(() => {});
      await leave();
    },
  };
}

async function waitForDriver(port: number): Promise<void> {
  const deadlineMs = performance.now() + startTimeoutMs;
  while (performance.now() < deadlineMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not answer");
}

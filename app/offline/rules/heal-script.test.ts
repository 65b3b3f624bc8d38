import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allowScript, healEveryMs, healScript } from "./heal-script.ts";

// The script as the card runs it, with the browser's parts in its hands.
const listeners = new Map<string, () => void>();
const page = { hidden: false, online: false, serverAnswers: false, reloads: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  Object.assign(page, { hidden: false, online: false, serverAnswers: false, reloads: 0 });
  const listen = (name: string, listener: () => void): void => void listeners.set(name, listener);
  const browser = {
    addEventListener: listen,
    document: { addEventListener: listen, isHidden: () => page.hidden },
    navigator: {},
    location: { reload: () => (page.reloads += 1) },
    fetch: () => (page.serverAnswers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("no network"))),
  };
  Object.defineProperty(browser.document, "hidden", { get: () => page.hidden });
  Object.defineProperty(browser.navigator, "onLine", { get: () => page.online });
  new Function(...Object.keys(browser), healScript)(...Object.values(browser));
});
afterEach(() => vi.useRealTimers());

it("the card goes as soon as the phone says that there is a network, without a press", async () => {
  Object.assign(page, { online: true, serverAnswers: true });
  listeners.get("online")?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.reloads).toBe(1);
});

it("the card stays while nobody answers, and looks again now and then", async () => {
  page.online = true;
  listeners.get("online")?.();
  await vi.advanceTimersByTimeAsync(healEveryMs);
  expect(page.reloads).toBe(0);
  page.serverAnswers = true;
  await vi.advanceTimersByTimeAsync(healEveryMs);
  expect(page.reloads).toBe(1);
});

it("a card nobody sees asks nothing until it is seen", async () => {
  Object.assign(page, { online: true, serverAnswers: true, hidden: true });
  await vi.advanceTimersByTimeAsync(3 * healEveryMs);
  expect(page.reloads).toBe(0);
  page.hidden = false;
  listeners.get("visibilitychange")?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.reloads).toBe(1);
});

it("the policy allows this one script and no other", async () => {
  const hash = createHash("sha256").update(healScript).digest("base64");
  expect(await allowScript("default-src 'none'; script-src 'self' 'sha256-a='; x", healScript)).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}' 'sha256-a='; x`,
  );
});

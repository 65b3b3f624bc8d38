// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

let appended: HTMLScriptElement[];
let injectScript: (url: string, signal?: AbortSignal) => Promise<void>;

beforeEach(async () => {
  appended = [];
  vi.resetModules();
  vi.spyOn(document.head, "append").mockImplementation(
    (...nodes) => void appended.push(...(nodes as HTMLScriptElement[])),
  );
  ({ injectScript } = await import("./inject-script.ts"));
});

const finish = (i: number, event: "load" | "error"): void => {
  appended[i]?.dispatchEvent(new Event(event));
};

test("two screens that need the same data load it once, past every cache", async () => {
  const both = Promise.all([injectScript("/master/more.js"), injectScript("/master/more.js")]);
  expect(appended).toHaveLength(1);
  expect(appended[0]?.src).toMatch(/\/master\/more\.js\?t=\d+$/);
  finish(0, "load");
  await expect(both).resolves.toHaveLength(2);
});

test("a script that did not come may be asked for again", async () => {
  const first = injectScript("/master/more.js");
  finish(0, "error");
  await expect(first).rejects.toThrow("could not be loaded");
  const second = injectScript("/master/more.js");
  finish(1, "load");
  await expect(second).resolves.toBeUndefined();
});

test("a visitor who left does not wait", async () => {
  const leaving = new AbortController();
  const waiting = injectScript("/master/more.js", leaving.signal);
  leaving.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
});

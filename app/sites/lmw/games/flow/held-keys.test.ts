// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { followHeldKeys } from "./held-keys.ts";

const send = (type: string, key: string): KeyboardEvent => {
  const event = new KeyboardEvent(type, { key, cancelable: true });
  window.dispatchEvent(event);
  return event;
};

it("says where the arrows lead, and keeps the page from scrolling by them", () => {
  const stop = new AbortController();
  const pressed: string[] = [];
  const keys = followHeldKeys({
    keys: /^(Arrow|Shift| )/,
    onPress: ({ key }) => pressed.push(key),
    signal: stop.signal,
  });
  expect(send("keydown", "ArrowRight").defaultPrevented).toBe(true);
  expect(send("keydown", "Shift").defaultPrevented).toBe(false);
  expect(send("keydown", "Tab").defaultPrevented).toBe(false);
  expect([keys.x, keys.y, keys.has("Shift"), keys.has("Tab")]).toEqual([1, 0, true, false]);
  send("keydown", "ArrowLeft");
  expect(keys.x).toBe(0);
  send("keyup", "ArrowRight");
  expect(keys.x).toBe(-1);
  stop.abort();
  send("keydown", "ArrowUp");
  expect(keys.y).toBe(0);
  expect(pressed).toEqual(["ArrowRight", "Shift", "ArrowLeft"]);
});

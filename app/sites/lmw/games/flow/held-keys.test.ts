// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { followHeldKeys } from "./held-keys.ts";

const send = (type: string, key: string, target: EventTarget = window): KeyboardEvent => {
  const event = new KeyboardEvent(type, { key, cancelable: true, bubbles: true });
  target.dispatchEvent(event);
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

it("leaves the space bar to a button that has the focus, as the monster's does beside the jar", () => {
  const stop = new AbortController();
  const pressed: string[] = [];
  followHeldKeys({ keys: /^(Arrow| )/, onPress: ({ key }) => pressed.push(key), signal: stop.signal });
  const button = document.body.appendChild(document.createElement("button"));
  expect(send("keydown", " ", button).defaultPrevented).toBe(false);
  expect(pressed).toEqual([]);
  expect(send("keydown", "ArrowLeft", button).defaultPrevented).toBe(true);
  expect(send("keydown", " ", document.body).defaultPrevented).toBe(true);
  expect(pressed).toEqual(["ArrowLeft", " "]);
  button.remove();
  stop.abort();
});

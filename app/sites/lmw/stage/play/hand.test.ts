// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assistButton, moveButton, restButton, specialButton, switchButton } from "#app/kits/game/player.ts";
import { type Hand, makeHand } from "./hand.ts";
import { type Help, noHelp } from "./help.ts";

let place: HTMLElement;
let leaving: AbortController;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("section"));
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

const handWith = (help: Partial<Help> = {}, early?: { pointerId: number; x: number; y: number }): Hand => {
  const hand = makeHand(place, { ...noHelp, ...help }, leaving.signal, early);
  hand.resize(1);
  return hand;
};
function point(kind: string, x = 0, y = 0, pointerId = 1, target: EventTarget = place): void {
  target.dispatchEvent(
    Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
      ...{ pointerId, clientX: x, clientY: y, pointerType: "touch", button: 0 },
    }),
  );
}
const press = (key: string, target: EventTarget = window): void =>
  void target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const release = (key: string): void => void window.dispatchEvent(new KeyboardEvent("keyup", { key }));

test("the lipstick goes as far as the finger, wherever it was put down, and paints while it is down", () => {
  const hand = handWith();
  expect(hand.take()).toEqual({ dx: 0, dy: 0, buttons: restButton });
  point("pointerdown", 300, 500);
  expect(hand.take()).toMatchObject({ dx: 0, dy: 0, buttons: 0 });
  point("pointermove", 305, 497);
  expect(hand.take()).toMatchObject({ dx: 20, dy: -12 });
  point("pointerup", 305, 497);
  expect(hand.take()).toMatchObject({ dx: 0, buttons: restButton });
});

test("a quick way is caught up with, tick by tick, and never faster than the engine moves", () => {
  const hand = handWith();
  point("pointerdown", 0, 0);
  point("pointermove", 30, 0);
  expect([hand.take().dx, hand.take().dx, hand.take().dx, hand.take().dx]).toEqual([56, 56, 8, 0]);
});

test("a finger that was down before the field was there goes on painting", () => {
  const hand = handWith({}, { pointerId: 7, x: 100, y: 100 });
  point("pointermove", 102, 100, 7, window);
  expect(hand.take()).toMatchObject({ dx: 8, buttons: 0 });
});

test("a second finger is the special, and moves nothing", () => {
  const hand = handWith();
  point("pointerdown", 0, 0, 1);
  point("pointerdown", 200, 0, 2);
  point("pointermove", 260, 0, 2);
  expect(hand.take()).toEqual({ dx: 0, dy: 0, buttons: specialButton });
});

test("arrows move, Shift moves slowly, Z paints standing still, X is the special", () => {
  const hand = handWith();
  press("ArrowLeft");
  expect(hand.take()).toEqual({ dx: -18, dy: 0, buttons: 0 });
  press("Shift");
  expect(hand.take().dx).toBe(-8);
  release("ArrowLeft");
  release("Shift");
  expect(hand.take().buttons).toBe(restButton);
  press("z");
  expect(hand.take().buttons).toBe(0);
  release("z");
  press("x");
  expect(hand.take().buttons & specialButton).toBe(specialButton);
});

test("buttons of the page keep their touches and their keys", () => {
  const button = place.appendChild(document.createElement("button"));
  const hand = handWith({ hasOneSwitch: true });
  point("pointerdown", 0, 0, 1, button);
  point("pointerup", 0, 0, 1, button);
  press("Enter", button);
  expect(hand.take().buttons & switchButton).toBe(0);
});

test("one switch: a short press turns, a long one is the special", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const hand = handWith({ hasOneSwitch: true, holdMs: 600 });
  press(" ");
  vi.advanceTimersByTime(100);
  release(" ");
  expect(hand.take().buttons).toBe(switchButton);
  expect(hand.take().buttons).toBe(0);
  press(" ");
  vi.advanceTimersByTime(700);
  release(" ");
  expect(hand.take().buttons & specialButton).toBe(specialButton);
});

test("help that is borrowed on the way is told to the engine once; what it knows already is not", () => {
  const hand = handWith();
  hand.begin({ ...noHelp, movesItself: true });
  expect(hand.take().buttons).toBe(0);
  hand.borrow({ ...noHelp, movesItself: true, isAssisted: true });
  expect(hand.take().buttons).toBe(assistButton);
  expect(hand.take().buttons).toBe(0);
  hand.borrow({ ...noHelp, isAssisted: true });
  expect(hand.take().buttons & moveButton).toBe(moveButton);
});

test("when the run stands still, nothing stays held", () => {
  const hand = handWith();
  press("ArrowRight");
  point("pointerdown", 0, 0);
  point("pointermove", 50, 0);
  hand.letGo();
  expect(hand.take()).toEqual({ dx: 0, dy: 0, buttons: restButton });
});

test("under a question the special answers from any button; in other sheets the key does nothing", () => {
  const hand = handWith();
  for (const [page, wanted] of [
    ["", 0],
    ["question", specialButton],
  ] as const) {
    const sheet = place.appendChild(document.createElement("section"));
    sheet.dataset.page = page;
    press("x", sheet.appendChild(document.createElement("button")));
    expect(hand.take().buttons & specialButton).toBe(wanted);
  }
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assistButton, moveButton, restButton, specialButton, switchButton } from "#app/kits/game/player.ts";
import { type PlayerInput, createPlayerInput } from "./player-input.ts";
import { type Help, noHelp } from "./help.ts";

let container: HTMLElement;
let abortController: AbortController;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("section"));
  abortController = new AbortController();
});
afterEach(() => {
  abortController.abort();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

const createInputWith = (
  help: Partial<Help> = {},
  early?: { pointerId: number; x: number; y: number },
): PlayerInput => {
  const playerInput = createPlayerInput(container, { ...noHelp, ...help }, abortController.signal, early);
  playerInput.resize(1);
  return playerInput;
};
function firePointer(kind: string, x = 0, y = 0, pointerId = 1, target: EventTarget = container): void {
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
  const playerInput = createInputWith();
  expect(playerInput.consume()).toEqual({ dx: 0, dy: 0, buttons: restButton });
  firePointer("pointerdown", 300, 500);
  expect(playerInput.consume()).toMatchObject({ dx: 0, dy: 0, buttons: 0 });
  firePointer("pointermove", 305, 497);
  expect(playerInput.consume()).toMatchObject({ dx: 20, dy: -12 });
  firePointer("pointerup", 305, 497);
  expect(playerInput.consume()).toMatchObject({ dx: 0, buttons: restButton });
});

test("a quick way is caught up with, tick by tick, and never faster than the engine moves", () => {
  const playerInput = createInputWith();
  firePointer("pointerdown", 0, 0);
  firePointer("pointermove", 30, 0);
  expect([
    playerInput.consume().dx,
    playerInput.consume().dx,
    playerInput.consume().dx,
    playerInput.consume().dx,
  ]).toEqual([56, 56, 8, 0]);
});

test("a finger that was down before the field was there goes on painting", () => {
  const playerInput = createInputWith({}, { pointerId: 7, x: 100, y: 100 });
  firePointer("pointermove", 102, 100, 7, window);
  expect(playerInput.consume()).toMatchObject({ dx: 8, buttons: 0 });
});

test("a second finger is the special, and moves nothing", () => {
  const playerInput = createInputWith();
  firePointer("pointerdown", 0, 0, 1);
  firePointer("pointerdown", 200, 0, 2);
  firePointer("pointermove", 260, 0, 2);
  expect(playerInput.consume()).toEqual({ dx: 0, dy: 0, buttons: specialButton });
});

test("arrows move, Shift moves slowly, Z paints standing still, X is the special", () => {
  const playerInput = createInputWith();
  press("ArrowLeft");
  expect(playerInput.consume()).toEqual({ dx: -18, dy: 0, buttons: 0 });
  press("Shift");
  expect(playerInput.consume().dx).toBe(-8);
  release("ArrowLeft");
  release("Shift");
  expect(playerInput.consume().buttons).toBe(restButton);
  press("z");
  expect(playerInput.consume().buttons).toBe(0);
  release("z");
  press("x");
  expect(playerInput.consume().buttons & specialButton).toBe(specialButton);
});

test("buttons of the page keep their touches and their keys", () => {
  const button = container.appendChild(document.createElement("button"));
  const playerInput = createInputWith({ hasOneSwitch: true });
  firePointer("pointerdown", 0, 0, 1, button);
  firePointer("pointerup", 0, 0, 1, button);
  press("Enter", button);
  expect(playerInput.consume().buttons & switchButton).toBe(0);
});

test("one switch: a short press turns, a long one is the special", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const playerInput = createInputWith({ hasOneSwitch: true, holdMs: 600 });
  press(" ");
  vi.advanceTimersByTime(100);
  release(" ");
  expect(playerInput.consume().buttons).toBe(switchButton);
  expect(playerInput.consume().buttons).toBe(0);
  press(" ");
  vi.advanceTimersByTime(700);
  release(" ");
  expect(playerInput.consume().buttons & specialButton).toBe(specialButton);
});

test("help that is borrowed on the way is told to the engine once; what it knows already is not", () => {
  const playerInput = createInputWith();
  playerInput.reset({ ...noHelp, movesItself: true });
  expect(playerInput.consume().buttons).toBe(0);
  playerInput.setHelp({ ...noHelp, movesItself: true, isAssisted: true });
  expect(playerInput.consume().buttons).toBe(assistButton);
  expect(playerInput.consume().buttons).toBe(0);
  playerInput.setHelp({ ...noHelp, isAssisted: true });
  expect(playerInput.consume().buttons & moveButton).toBe(moveButton);
});

test("when the run stands still, nothing stays held", () => {
  const playerInput = createInputWith();
  press("ArrowRight");
  firePointer("pointerdown", 0, 0);
  firePointer("pointermove", 50, 0);
  playerInput.release();
  expect(playerInput.consume()).toEqual({ dx: 0, dy: 0, buttons: restButton });
});

test("under a question the special answers from any button; in other sheets the key does nothing", () => {
  const playerInput = createInputWith();
  for (const [page, wanted] of [
    ["", 0],
    ["question", specialButton],
  ] as const) {
    const sheet = container.appendChild(document.createElement("section"));
    sheet.dataset.page = page;
    press("x", sheet.appendChild(document.createElement("button")));
    expect(playerInput.consume().buttons & specialButton).toBe(wanted);
  }
});

import {
  assistButton,
  type Input,
  moveButton,
  restButton,
  specialButton,
  switchButton,
} from "#app/kits/game/player.ts";
import type { Help } from "./help.ts";

// What the visitor does with finger, keys or one switch, and what of it the engine takes with the next tick. Nothing here
// listens to the page.

/** A finger that is down. In CSS px of the window. */
export interface InputPointer {
  pointerId: number;
  x: number;
  y: number;
}

export interface InputState {
  help: Help;
  /** CSS px of one unit. */
  pxPerUnit: number;
  pointer: InputPointer | null;
  /** What the finger has moved and the engine has not taken yet, in CSS px. */
  movedX: number;
  movedY: number;
  /** For so many ticks the special is still tried. */
  special: number;
  /** Buttons that are told with the next tick alone. */
  pulses: number;
  /** Since when the one switch is held. */
  pressedAtMs: number | null;
  keys: Set<string>;
}

const keySpeed = 18;
const slowKeySpeed = 8;
/** Quarters of a unit that the engine takes in one tick, and what is kept for the next. */
const maxMove = 56;
const maxCarriedMove = 90;
/** The special is tried for so many ticks: two fingers rarely come down at once. */
const specialTicks = 8;

const keyMoves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const createInputState = (help: Help, pointer: InputPointer | null): InputState => ({
  ...{ help, pxPerUnit: 1, pointer, movedX: 0, movedY: 0, special: 0, pulses: 0, pressedAtMs: null },
  keys: new Set(),
});

export const isMoveKey = (key: string): boolean => key in keyMoves;

export const requestSpecial = (state: InputState): void => void (state.special = specialTicks);

/** The first finger leads; a second one asks for the special. */
export function putDown(state: InputState, pointer: InputPointer): void {
  if (state.pointer) requestSpecial(state);
  else state.pointer = pointer;
}

/** The leading finger has moved to a place; others do not count. */
export function movePointer(state: InputState, { pointerId, x, y }: InputPointer): void {
  const { pointer, help } = state;
  if (pointer?.pointerId !== pointerId) return;
  state.movedX += (x - pointer.x) * (help.gain / 100);
  state.movedY += (y - pointer.y) * (help.gain / 100);
  state.pointer = { pointerId, x, y };
}

export function liftPointer(state: InputState, pointerId: number): void {
  if (state.pointer?.pointerId === pointerId) state.pointer = null;
}

export const pressSwitch = (state: InputState, nowMs: number): void => void (state.pressedAtMs ??= nowMs);

/** A short press of the one switch is told; a long one is the special. */
export function releaseSwitch(state: InputState, nowMs: number): void {
  if (state.pressedAtMs === null) return;
  if (nowMs - state.pressedAtMs >= state.help.holdMs) requestSpecial(state);
  else state.pulses |= switchButton;
  state.pressedAtMs = null;
}

/** Other help from now on; what the engine has to know is told with the next tick. */
export function changeHelp(state: InputState, next: Help): void {
  if (next.isAssisted !== state.help.isAssisted) state.pulses |= assistButton;
  if (next.movesItself !== state.help.movesItself) state.pulses |= moveButton;
  state.help = next;
}

/** Nothing is held any more. */
export function releaseAll(state: InputState): void {
  state.keys.clear();
  Object.assign(state, { pointer: null, movedX: 0, movedY: 0, special: 0, pressedAtMs: null });
}

/** What the engine is told of the time since the last tick, into `input`. What is too much for one tick is kept for the next. */
export function takeInput(state: InputState, input: Input): Input {
  const { keys, pxPerUnit } = state;
  const speed = keys.has("Shift") ? slowKeySpeed : keySpeed;
  let dx = (state.movedX / pxPerUnit) * 4;
  let dy = (state.movedY / pxPerUnit) * 4;
  for (const key of keys) {
    const [x, y] = keyMoves[key] ?? [0, 0];
    dx += x * speed;
    dy += y * speed;
  }
  input.dx = clampTo(Math.round(dx), maxMove);
  input.dy = clampTo(Math.round(dy), maxMove);
  const carry = (rest: number): number => (keys.size > 0 ? 0 : (clampTo(rest, maxCarriedMove) * pxPerUnit) / 4);
  state.movedX = carry(dx - input.dx);
  state.movedY = carry(dy - input.dy);
  input.buttons = (state.special > 0 ? specialButton : 0) | state.pulses | (isPainting(state) ? 0 : restButton);
  if (state.special > 0) state.special--;
  state.pulses = 0;
  return input;
}

function isPainting({ help, pointer, keys }: InputState): boolean {
  if (help.paintsItself || help.movesItself || help.hasOneSwitch || pointer !== null) return true;
  return [...keys].some((key) => key !== "Shift");
}

const clampTo = (value: number, limit: number): number => (value > limit ? limit : value < -limit ? -limit : value);

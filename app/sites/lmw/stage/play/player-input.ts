import {
  assistButton,
  type Input,
  moveButton,
  restButton,
  specialButton,
  switchButton,
} from "#app/kits/game/player.ts";
import type { Help } from "./help.ts";

/** What the visitor does, tick by tick: a finger, keys, or one switch. */
export interface PlayerInput {
  /** What was done since the last tick. The same object each time. */
  consume(): Input;
  /** CSS pixels of one unit, when the field has another size. */
  resize(pxPerUnit: number): void;
  /** The special, by a button of the page. */
  pressSpecial(): void;
  /** Other help from now on; what the engine has to know is told with the next tick. */
  setHelp(help: Help): void;
  /** A run begins with this help; the engine knows it already. */
  reset(help: Help): void;
  /** Nothing is held any more: the run stands still. */
  release(): void;
}

/** A finger that was down before there was a hand. */
export interface EarlyPointer {
  pointerId: number;
  x: number;
  y: number;
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

/** Takes over the place in which is played. Buttons and sheets in it keep their touches and keys. Ends with the signal. */
export function createPlayerInput(
  container: HTMLElement,
  start: Help,
  signal: AbortSignal,
  early?: EarlyPointer | null,
): PlayerInput {
  let help = start;
  let pxPerUnit = 1;
  let pointer: EarlyPointer | null = early ?? null;
  let movedX = 0;
  let movedY = 0;
  let special = 0;
  let pulses = 0;
  let pressedAtMs: number | null = null;
  const keys = new Set<string>();
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  const isPageControl = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest("button, a, input, select, label, [data-page]") !== null;

  const pressSwitch = (): void => void (pressedAtMs ??= performance.now());
  const releaseSwitch = (): void => {
    if (pressedAtMs === null) return;
    if (performance.now() - pressedAtMs >= help.holdMs) special = specialTicks;
    else pulses |= switchButton;
    pressedAtMs = null;
  };

  const options = { signal, passive: false } as const;
  container.addEventListener(
    "pointerdown",
    (event) => {
      if (isPageControl(event.target) || (event.pointerType === "mouse" && event.button !== 0)) return;
      event.preventDefault();
      if (help.hasOneSwitch) return pressSwitch();
      if (pointer !== null) special = specialTicks;
      else pointer = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    },
    options,
  );
  // On the window: a finger that came down before the field was there still belongs to it.
  window.addEventListener(
    "pointermove",
    (event) => {
      if (pointer?.pointerId !== event.pointerId) return;
      movedX += (event.clientX - pointer.x) * (help.gain / 100);
      movedY += (event.clientY - pointer.y) * (help.gain / 100);
      pointer.x = event.clientX;
      pointer.y = event.clientY;
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel"] as const)
    window.addEventListener(
      name,
      (event) => {
        if (help.hasOneSwitch) releaseSwitch();
        if (pointer?.pointerId === event.pointerId) pointer = null;
      },
      options,
    );
  container.addEventListener("touchmove", (event) => isPageControl(event.target) || event.preventDefault(), options);
  container.addEventListener("contextmenu", (event) => event.preventDefault(), options);

  window.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      const isSwitch = help.hasOneSwitch && (key === " " || key === "Enter") && !isPageControl(event.target);
      if (isSwitch) {
        event.preventDefault();
        if (!event.repeat) pressSwitch();
        return;
      }
      // Under a question the special still answers, whatever has the focus.
      const isInQuestion = event.target instanceof Element && event.target.closest('[data-page="question"]') !== null;
      if (isPageControl(event.target) && !(key in keyMoves) && !(isInQuestion && key.toLowerCase() === "x")) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      const name = key.length === 1 ? key.toLowerCase() : key;
      if (name in keyMoves || name === "z" || name === "Shift") {
        if (name !== "Shift") event.preventDefault();
        keys.add(name);
      } else if (name === "x" && !event.repeat) special = specialTicks;
    },
    options,
  );
  window.addEventListener(
    "keyup",
    ({ key }) => {
      if (help.hasOneSwitch && (key === " " || key === "Enter")) releaseSwitch();
      keys.delete(key.length === 1 ? key.toLowerCase() : key);
    },
    options,
  );

  const release = (): void => {
    keys.clear();
    pointer = null;
    movedX = movedY = special = 0;
    pressedAtMs = null;
  };

  return {
    consume() {
      const speed = keys.has("Shift") ? slowKeySpeed : keySpeed;
      let dx = (movedX / pxPerUnit) * 4;
      let dy = (movedY / pxPerUnit) * 4;
      for (const key of keys) {
        const [x, y] = keyMoves[key] ?? [0, 0];
        dx += x * speed;
        dy += y * speed;
      }
      input.dx = clampTo(Math.round(dx), maxMove);
      input.dy = clampTo(Math.round(dy), maxMove);
      const hasKeys = keys.size > 0;
      movedX = hasKeys ? 0 : (clampTo(dx - input.dx, maxCarriedMove) * pxPerUnit) / 4;
      movedY = hasKeys ? 0 : (clampTo(dy - input.dy, maxCarriedMove) * pxPerUnit) / 4;
      const isPainting =
        help.paintsItself ||
        help.movesItself ||
        help.hasOneSwitch ||
        pointer !== null ||
        [...keys].some((key) => key !== "Shift");
      input.buttons = (special > 0 ? specialButton : 0) | pulses | (isPainting ? 0 : restButton);
      if (special > 0) special--;
      pulses = 0;
      return input;
    },
    resize: (px) => void (pxPerUnit = px),
    pressSpecial: () => void (special = specialTicks),
    setHelp(next) {
      if (next.isAssisted !== help.isAssisted) pulses |= assistButton;
      if (next.movesItself !== help.movesItself) pulses |= moveButton;
      help = next;
    },
    reset(next) {
      help = next;
      pulses = 0;
    },
    release,
  };
}

const clampTo = (value: number, limit: number): number => (value > limit ? limit : value < -limit ? -limit : value);

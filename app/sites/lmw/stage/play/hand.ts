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
export interface Hand {
  /** What was done since the last tick. The same object each time. */
  take(): Input;
  /** CSS pixels of one unit, when the field has another size. */
  resize(pxPerUnit: number): void;
  /** The special, by a button of the page. */
  pressSpecial(): void;
  /** Other help from now on; what the engine has to know is told with the next tick. */
  borrow(help: Help): void;
  /** A run begins with this help; the engine knows it already. */
  begin(help: Help): void;
  /** Nothing is held any more: the run stands still. */
  letGo(): void;
}

/** A finger that was down before there was a hand. */
export interface EarlyFinger {
  pointerId: number;
  x: number;
  y: number;
}

const keySpeed = 18;
const slowKeySpeed = 8;
/** Quarters of a unit that the engine takes in one tick, and what is kept for the next. */
const mostMove = 56;
const mostKept = 90;
/** The special is tried for so many ticks: two fingers rarely come down at once. */
const specialTicks = 8;

const keyMoves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Takes over the place in which is played. Buttons and sheets in it keep their touches and keys. Ends with the signal. */
export function makeHand(place: HTMLElement, start: Help, signal: AbortSignal, early?: EarlyFinger | null): Hand {
  let help = start;
  let pxPerUnit = 1;
  let finger: EarlyFinger | null = early ?? null;
  let movedX = 0;
  let movedY = 0;
  let special = 0;
  let pulses = 0;
  let pressedAtMs: number | null = null;
  const keys = new Set<string>();
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  const isOfThePage = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest("button, a, input, select, label, [data-page]") !== null;

  const pressSwitch = (): void => void (pressedAtMs ??= performance.now());
  const releaseSwitch = (): void => {
    if (pressedAtMs === null) return;
    if (performance.now() - pressedAtMs >= help.holdMs) special = specialTicks;
    else pulses |= switchButton;
    pressedAtMs = null;
  };

  const options = { signal, passive: false } as const;
  place.addEventListener(
    "pointerdown",
    (event) => {
      if (isOfThePage(event.target) || (event.pointerType === "mouse" && event.button !== 0)) return;
      event.preventDefault();
      if (help.hasOneSwitch) return pressSwitch();
      if (finger !== null) special = specialTicks;
      else finger = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    },
    options,
  );
  // On the window: a finger that came down before the field was there still belongs to it.
  window.addEventListener(
    "pointermove",
    (event) => {
      if (finger?.pointerId !== event.pointerId) return;
      movedX += (event.clientX - finger.x) * (help.gain / 100);
      movedY += (event.clientY - finger.y) * (help.gain / 100);
      finger.x = event.clientX;
      finger.y = event.clientY;
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel"] as const)
    window.addEventListener(
      name,
      (event) => {
        if (help.hasOneSwitch) releaseSwitch();
        if (finger?.pointerId === event.pointerId) finger = null;
      },
      options,
    );
  place.addEventListener("touchmove", (event) => isOfThePage(event.target) || event.preventDefault(), options);
  place.addEventListener("contextmenu", (event) => event.preventDefault(), options);

  window.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      const isSwitch = help.hasOneSwitch && (key === " " || key === "Enter") && !isOfThePage(event.target);
      if (isSwitch) {
        event.preventDefault();
        if (!event.repeat) pressSwitch();
        return;
      }
      // Under a question the special still answers, whatever has the focus.
      const isAsked = event.target instanceof Element && event.target.closest('[data-page="question"]') !== null;
      if (isOfThePage(event.target) && !(key in keyMoves) && !(isAsked && key.toLowerCase() === "x")) return;
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

  const letGo = (): void => {
    keys.clear();
    finger = null;
    movedX = movedY = special = 0;
    pressedAtMs = null;
  };

  return {
    take() {
      const speed = keys.has("Shift") ? slowKeySpeed : keySpeed;
      let dx = (movedX / pxPerUnit) * 4;
      let dy = (movedY / pxPerUnit) * 4;
      for (const key of keys) {
        const [x, y] = keyMoves[key] ?? [0, 0];
        dx += x * speed;
        dy += y * speed;
      }
      input.dx = within(Math.round(dx), mostMove);
      input.dy = within(Math.round(dy), mostMove);
      const isByKey = keys.size > 0;
      movedX = isByKey ? 0 : (within(dx - input.dx, mostKept) * pxPerUnit) / 4;
      movedY = isByKey ? 0 : (within(dy - input.dy, mostKept) * pxPerUnit) / 4;
      const paints =
        help.paintsItself ||
        help.movesItself ||
        help.hasOneSwitch ||
        finger !== null ||
        [...keys].some((key) => key !== "Shift");
      input.buttons = (special > 0 ? specialButton : 0) | pulses | (paints ? 0 : restButton);
      if (special > 0) special--;
      pulses = 0;
      return input;
    },
    resize: (px) => void (pxPerUnit = px),
    pressSpecial: () => void (special = specialTicks),
    borrow(next) {
      if (next.isAssisted !== help.isAssisted) pulses |= assistButton;
      if (next.movesItself !== help.movesItself) pulses |= moveButton;
      help = next;
    },
    begin(next) {
      help = next;
      pulses = 0;
    },
    letGo,
  };
}

const within = (value: number, most: number): number => (value > most ? most : value < -most ? -most : value);

import type { Input } from "#app/kits/game/player.ts";
import type { Help } from "./help.ts";
import {
  changeHelp,
  createInputState,
  type InputPointer,
  type InputState,
  isMoveKey,
  liftPointer,
  movePointer,
  pressSwitch,
  putDown,
  releaseAll,
  releaseSwitch,
  requestSpecial,
  takeInput,
} from "./input-state.ts";

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
export type EarlyPointer = InputPointer;

/** Takes over the place in which is played. Buttons and sheets in it keep their touches and keys. Ends with the signal. */
export function createPlayerInput(
  container: HTMLElement,
  start: Help,
  signal: AbortSignal,
  early?: EarlyPointer | null,
): PlayerInput {
  const state = createInputState(start, early ?? null);
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  followPointers(container, state, signal);
  followKeys(state, signal);
  return {
    consume: () => takeInput(state, input),
    resize: (px) => void (state.pxPerUnit = px),
    pressSpecial: () => requestSpecial(state),
    setHelp: (help) => changeHelp(state, help),
    reset(help) {
      state.help = help;
      state.pulses = 0;
    },
    release: () => releaseAll(state),
  };
}

function followPointers(container: HTMLElement, state: InputState, signal: AbortSignal): void {
  const options = { signal, passive: false } as const;
  container.addEventListener(
    "pointerdown",
    (event) => {
      if (isPageControl(event.target) || (event.pointerType === "mouse" && event.button !== 0)) return;
      event.preventDefault();
      if (state.help.hasOneSwitch) pressSwitch(state, performance.now());
      else putDown(state, pointerOf(event));
    },
    options,
  );
  // On the window: a finger that came down before the field was there still belongs to it.
  window.addEventListener("pointermove", (event) => movePointer(state, pointerOf(event)), options);
  for (const name of ["pointerup", "pointercancel"] as const)
    window.addEventListener(
      name,
      ({ pointerId }) => {
        if (state.help.hasOneSwitch) releaseSwitch(state, performance.now());
        liftPointer(state, pointerId);
      },
      options,
    );
  container.addEventListener("touchmove", (event) => isPageControl(event.target) || event.preventDefault(), options);
  container.addEventListener("contextmenu", (event) => event.preventDefault(), options);
}

function followKeys(state: InputState, signal: AbortSignal): void {
  const options = { signal, passive: false } as const;
  window.addEventListener("keydown", (event) => onKeyDown(state, event), options);
  window.addEventListener(
    "keyup",
    ({ key }) => {
      if (state.help.hasOneSwitch && isSwitchKey(key)) releaseSwitch(state, performance.now());
      state.keys.delete(nameOf(key));
    },
    options,
  );
}

function onKeyDown(state: InputState, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (state.help.hasOneSwitch && isSwitchKey(key) && !isPageControl(target)) {
    event.preventDefault();
    if (!event.repeat) pressSwitch(state, performance.now());
    return;
  }
  const name = nameOf(key);
  if (belongsToPage(target, key)) return;
  if (isMoveKey(name) || name === "z" || name === "Shift") {
    if (name !== "Shift") event.preventDefault();
    state.keys.add(name);
  } else if (name === "x" && !event.repeat) requestSpecial(state);
}

/** Keys that a control of the page gets. Under a question the special still answers, whatever has the focus. */
function belongsToPage(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return true;
  if (!isPageControl(target) || isMoveKey(key)) return false;
  const isInQuestion = target instanceof Element && target.closest('[data-page="question"]') !== null;
  return !(isInQuestion && nameOf(key) === "x");
}

const isPageControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, input, select, label, [data-page]") !== null;

const isSwitchKey = (key: string): boolean => key === " " || key === "Enter";

/** A letter is the same with and without Shift. */
const nameOf = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

const pointerOf = ({ pointerId, clientX, clientY }: PointerEvent): InputPointer => ({
  ...{ pointerId, x: clientX, y: clientY },
});

/** Keys that are down. */
export interface HeldKeys {
  has(key: string): boolean;
  /** −1 left, 1 right; 0 for neither, or both. */
  readonly x: number;
  /** −1 up, 1 down. */
  readonly y: number;
}

interface HeldKeysOptions {
  /** Which keys the game is played by; the page does not get them, but for Shift. */
  keys: RegExp;
  onPress?: (event: KeyboardEvent) => void;
  onRelease?: (key: string) => void;
  signal: AbortSignal;
}

/** Follows the keys that a game is played by, until the signal. A button that has the focus keeps its space bar. */
export function followHeldKeys({ keys, onPress, onRelease, signal }: HeldKeysOptions): HeldKeys {
  const held = new Set<string>();
  window.addEventListener(
    "keydown",
    (event) => {
      if (!keys.test(event.key) || isForButton(event)) return;
      if (event.key !== "Shift") event.preventDefault();
      onPress?.(event);
      held.add(event.key);
    },
    { signal },
  );
  window.addEventListener(
    "keyup",
    ({ key }) => {
      held.delete(key);
      onRelease?.(key);
    },
    { signal },
  );
  const direction = (back: string, forth: string): number => Number(held.has(forth)) - Number(held.has(back));
  return {
    has: (key) => held.has(key),
    get x() {
      return direction("ArrowLeft", "ArrowRight");
    },
    get y() {
      return direction("ArrowUp", "ArrowDown");
    },
  };
}

const isForButton = ({ key, target }: KeyboardEvent): boolean =>
  key === " " && target instanceof Element && target.closest("button") !== null;

/** One browser of another engine, with one window that is as wide as a phone. Scripts are text, as both drivers take them. */
export interface Engine {
  name: string;
  /** Opens an address and waits for its load. */
  open(address: string): Promise<void>;
  /** What an expression (it may be a promise) is in the page, as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Taps the element that an expression names, as a finger or mouse does. */
  press(element: string): Promise<void>;
  /** Writes into the field that an expression names. */
  write(element: string, text: string): Promise<void>;
  /** Gives the field for files that an expression names a file of this machine. */
  choose(element: string, file: string): Promise<void>;
  /** Makes the window that wide, inside. */
  resize(widthPx: number): Promise<void>;
  /** Saves what is to be seen as PNG. */
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

const pollEveryMs = 50;

/**
 * Waits until an expression is true in the page; fails after `withinMs` with what was waited for. A page that is being left
 * cannot be asked, and is asked again.
 */
export async function waitUntil(engine: Engine, expression: string, withinMs = 20_000): Promise<void> {
  const deadlineMs = performance.now() + withinMs;
  let last = "it is not";
  while (performance.now() < deadlineMs) {
    try {
      if (await engine.evaluate<boolean>(`Boolean(${expression})`)) return;
      last = "it is not";
    } catch (error) {
      // A driver's error may have nothing but its name.
      last = error instanceof Error ? `${error.name}: ${error.message.split("\n")[0]}` : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  throw new Error(`waited ${withinMs / 1000} s for ${expression}: ${last}`);
}

/** Waits until a page answers to taps: React has taken over what the server sent. */
export function waitForHydration(engine: Engine): Promise<void> {
  return waitUntil(
    engine,
    `Object.keys(document.getElementById("main") ?? {}).some((key) => key.startsWith("__reactFiber"))`,
  );
}

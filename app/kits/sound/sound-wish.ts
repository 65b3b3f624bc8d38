import { formatSoundCookie, isSoundWanted } from "./sound-cookie.ts";
import { addListener } from "./add-listener.ts";

/** Whether the visitor wants sound: in this tab, and in the cookie that the other tabs read as well. */
export interface SoundWish {
  isOn(): boolean;
  /** Turns it, and remembers it in the cookie. */
  save(isOn: boolean): void;
  /** Takes over what another tab has saved meanwhile. */
  readAgain(): void;
  /** Calls back when the wish changes; returns its stop. */
  subscribe(listener: () => void): () => void;
  /** Calls nobody back any more. */
  stop(): void;
}

/** The wish, as the cookie of the document has it. */
export function createSoundWish(document: Document): SoundWish {
  const listeners = new Set<() => void>();
  let saved = isSoundWanted(document.cookie);
  let isOn = saved;

  function set(next: boolean): void {
    if (next === isOn) return;
    isOn = next;
    document.documentElement.dataset.sound = isOn ? "on" : "off";
    for (const listener of listeners) listener();
  }

  return {
    isOn: () => isOn,
    save(next) {
      document.cookie = formatSoundCookie(next, document.location.protocol === "https:");
      saved = isSoundWanted(document.cookie);
      set(next);
    },
    readAgain() {
      const now = isSoundWanted(document.cookie);
      // A browser that refuses the cookie keeps what was chosen here.
      if (now === saved) return;
      saved = now;
      set(now);
    },
    subscribe: (listener) => addListener(listeners, listener),
    stop: () => listeners.clear(),
  };
}

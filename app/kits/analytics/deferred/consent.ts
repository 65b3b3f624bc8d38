import { createLocalStore, type LocalStore } from "#app/kits/visitor/local-store.ts";
import { track } from "../track.ts";

/** Raise it when what is sent, or to whom, changes: then everyone is asked again. */
export const consentVersion = 1;

/** What may be measured in this browser. */
export interface Consent {
  /** The hub's own count. Off means that nothing is measured at all. */
  firstParty: boolean;
  /** The outside analytics; `off` also where the browser says so for its owner, or `own` is off. */
  external: "on" | "off" | "unasked";
  /** Global Privacy Control or Do Not Track: an answer given once for all sites, and we do not ask it again. */
  isRefusedByBrowser: boolean;
}

const consentKey = "kz_consent";
const measureKey = "kz_measure";

/** The consent of one browser. */
export function createConsent(store: LocalStore = createLocalStore(), now: () => Date = () => new Date()) {
  const listeners = new Set<() => void>();
  let current: Consent | null = null;

  function read(): Consent {
    const firstParty = store.get(measureKey) !== "off";
    const isRefusedByBrowser = isRefused();
    const external = firstParty && !isRefusedByBrowser ? parseAnswer(store.get(consentKey)) : "off";
    return { firstParty, external, isRefusedByBrowser };
  }

  function changed(): void {
    current = null;
    for (const listener of listeners) listener();
  }

  const write = (state: Consent["external"]): void =>
    store.set(consentKey, JSON.stringify({ version: consentVersion, state, at: now().toISOString() }));

  return {
    /** What holds now; the same object until something changes. */
    get: (): Consent => (current ??= read()),
    /** Remembers the visitor's answer, with its version and date. It holds at once. */
    setExternal(state: "on" | "off"): void {
      write(state);
      changed();
      track(`consent_${state}`);
    },
    /** The switch for all measuring. */
    setFirstParty(isOn: boolean): void {
      store.set(measureKey, isOn ? null : "off");
      changed();
    },
    /** True when an earlier page of this browser could have asked. */
    hasSeenPage: (): boolean => store.get(consentKey) !== null,
    /** Remembers that a page was seen and nothing was asked. */
    savePageSeen(): void {
      if (store.get(consentKey) === null) write("unasked");
    },
    /** Calls back after each change, also one made in another tab; returns its stop. */
    subscribe(listener: () => void): () => void {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null || key === consentKey || key === measureKey) changed();
      };
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** The consent of this browser. Browser only: on the server and while hydrating, nothing is known. */
export const consent = createConsent();

/** An answer to another version, or what another hand left there, is no answer. */
function parseAnswer(text: string | null): Consent["external"] {
  try {
    const { version, state } = JSON.parse(text ?? "{}") as { version?: unknown; state?: unknown };
    return version === consentVersion && (state === "on" || state === "off") ? state : "unasked";
  } catch {
    return "unasked";
  }
}

function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}

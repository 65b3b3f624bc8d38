import { createLocalStore, type LocalStore } from "../visitor/local-store.ts";

/** How long a yes holds before it is asked for again. */
const consentMs = 30 * 86_400_000;
const keyOf = (purpose: string): string => `kz_cam_${purpose}`;

/**
 * True when the visitor said yes to the camera for this purpose in the last thirty days.
 * @param purpose one word of the site: "face", "barcode"
 */
export function hasCameraConsent(store: LocalStore, purpose: string, nowMs: number): boolean {
  const consentedMs = Number(store.get(keyOf(purpose)));
  return consentedMs > 0 && consentedMs <= nowMs && nowMs - consentedMs < consentMs;
}

/** Remembers a yes for thirty days. The browser's own question comes all the same. */
export function saveCameraConsent(store: LocalStore, purpose: string, nowMs: number): void {
  store.set(keyOf(purpose), String(nowMs));
}

/** How many purposes have a yes that still holds in this browser. Browser only. */
export function countCameraConsents(nowMs: number): number {
  const store = createLocalStore();
  return consentKeys().filter((key) => hasCameraConsent(store, key.slice(keyOf("").length), nowMs)).length;
}

/** Takes every yes back: the next time it is asked for again. Browser only. */
export function deleteCameraConsents(): void {
  const store = createLocalStore();
  for (const key of consentKeys()) store.set(key, null);
}

function consentKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf("")));
  } catch {
    return [];
  }
}

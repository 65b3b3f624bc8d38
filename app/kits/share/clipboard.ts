/** True when the browser supports writing to the clipboard; without it no copy button is shown. */
export const canCopy = (): boolean => typeof navigator.clipboard?.writeText === "function";

/** Copies a text; false when the browser cannot or does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  if (!canCopy()) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

import { hashtagLine, type Share } from "./share-text.ts";

/** `cancelled` is the visitor's choice and no error; `refused` means the browser did not take the tap for one. */
export type WebShareOutcome = "shared" | "cancelled" | "refused" | "unsupported";

/** True when this browser has a share sheet at all. */
export const canWebShare = (): boolean => typeof navigator.share === "function";

/** True when the browser's share sheet takes pictures like this one. */
export function canSharePicture(picture: File): boolean {
  return canWebShare() && typeof navigator.canShare === "function" && navigator.canShare({ files: [picture] });
}

/**
 * Opens the phone's own share sheet, with the picture where it takes one. Call it straight from a tap: after a wait
 * the browser refuses, so the picture must be ready before.
 */
export async function webShare(share: Share, picture: File | null): Promise<WebShareOutcome> {
  if (!canWebShare()) return "unsupported";
  const text = `${share.text}\n${hashtagLine(share.hashtags)}`;
  const files = picture && canSharePicture(picture) ? { files: [picture] } : {};
  try {
    await navigator.share({ text, url: share.url, ...files });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "refused";
  }
}

import { isPhone } from "../basics/in-app-browser.ts";
import { type Share, shareText } from "./share-text.ts";

/**
 * The address that opens LINE with the share: the app on phones, the web dialog elsewhere. The shared link leaves
 * LINE's inner browser when it is opened, because the camera does not work in there.
 */
export function lineShareUrl(share: Share, userAgent: string): string {
  const url = `${share.url}&openExternalBrowser=1`;
  return isPhone(userAgent)
    ? `https://line.me/R/share?text=${encodeURIComponent(shareText({ ...share, url }))}`
    : `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
}

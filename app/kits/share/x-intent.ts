import { inAppBrowser } from "../basics/in-app-browser.ts";
import { type Share, shareText } from "./share-text.ts";

/**
 * The address that opens X with the share written down. On Android it asks for the app and falls back to the web;
 * the inner browsers of apps do not follow such addresses, so they get the web's.
 */
export function xIntentUrl(share: Share, userAgent: string): string {
  const text = encodeURIComponent(shareText(share));
  const webUrl = `https://twitter.com/intent/tweet?text=${text}`;
  if (!/Android/.test(userAgent) || inAppBrowser(userAgent)) return webUrl;
  const fallback = encodeURIComponent(webUrl);
  return `intent://post?message=${text}#Intent;scheme=twitter;package=com.twitter.android;S.browser_fallback_url=${fallback};end`;
}

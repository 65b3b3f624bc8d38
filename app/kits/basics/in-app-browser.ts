/** The apps whose inner browsers we know by name; `WebView` is any other on Android. */
export type InAppBrowser = "LINE" | "Instagram" | "Facebook" | "X" | "TikTok" | "WeChat" | "Yahoo! JAPAN" | "WebView";

const tokens: readonly (readonly [InAppBrowser, RegExp])[] = [
  ["LINE", /\bLine\//],
  ["Instagram", /Instagram/],
  ["Facebook", /FBAN|FBAV|FB_IAB/],
  ["X", /Twitter/],
  ["TikTok", /TikTok|musical_ly|BytedanceWebview/i],
  ["WeChat", /MicroMessenger/],
  ["Yahoo! JAPAN", /YJApp/],
  ["WebView", /; wv\)/],
];

/**
 * The app whose inner browser this is, by its user agent; null in a real browser. It only chooses the words of help
 * and the form of links: what the browser can do is always asked of the feature itself.
 */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  return tokens.find(([, token]) => token.test(userAgent))?.[0] ?? null;
}

/** True on phones and tablets that have apps to open a link with. */
export const isPhone = (userAgent: string): boolean => /iPhone|iPad|iPod|Android/.test(userAgent);

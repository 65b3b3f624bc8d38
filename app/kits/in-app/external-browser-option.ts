/** Where the menu stands in which "open in a browser" is, and how its sign looks. */
export interface MenuPosition {
  corner: "topRight" | "bottomRight";
  sign: "dots" | "stackedDots" | "share";
}

/** The words one looks for in the menu. Apps move and rename now and then; so the words are shown beside the drawing. */
export type MenuEntry = "defaultBrowser" | "externalBrowser" | "browser" | "otherBrowser" | "chrome" | "safari";

/** The way out of one app on one kind of phone. */
export interface ExternalBrowserOption {
  position: MenuPosition;
  entry: MenuEntry;
  /** An address that opens outside when it is pressed; null where the app knows none, and only its menu leads out. */
  link: string | null;
}

type Kind = "ios" | "android";
type Menu = readonly [corner: MenuPosition["corner"], sign: MenuPosition["sign"], entry: MenuEntry];

/** By the names that the share kit gives the apps. */
const menus: Readonly<Record<string, Record<Kind, Menu>>> = {
  LINE: {
    ios: ["bottomRight", "stackedDots", "defaultBrowser"],
    android: ["topRight", "stackedDots", "defaultBrowser"],
  },
  Instagram: { ios: ["topRight", "dots", "externalBrowser"], android: ["topRight", "stackedDots", "externalBrowser"] },
  Facebook: {
    ios: ["bottomRight", "dots", "externalBrowser"],
    android: ["topRight", "stackedDots", "externalBrowser"],
  },
  X: { ios: ["topRight", "share", "safari"], android: ["topRight", "stackedDots", "chrome"] },
  TikTok: { ios: ["topRight", "dots", "browser"], android: ["topRight", "stackedDots", "browser"] },
  WeChat: { ios: ["topRight", "dots", "safari"], android: ["topRight", "dots", "browser"] },
  "Yahoo! JAPAN": { ios: ["bottomRight", "dots", "safari"], android: ["bottomRight", "stackedDots", "otherBrowser"] },
};
const defaultMenu: Record<Kind, Menu> = {
  ios: ["bottomRight", "share", "safari"],
  android: ["topRight", "stackedDots", "browser"],
};

/**
 * How one gets from the inner browser of an app to a real one.
 * @param app the name that `inAppBrowser` of the share kit gives it
 * @param address what is to be opened outside, with its origin
 */
export function getExternalBrowserOption(app: string, userAgent: string, address: string): ExternalBrowserOption {
  const kind: Kind = /Android/.test(userAgent) ? "android" : "ios";
  const [corner, sign, entry] = (menus[app] ?? defaultMenu)[kind];
  return { position: { corner, sign }, entry, link: createExternalLink(app, kind, address) };
}

/** Each app hears another address; what it does not hear does nothing, and the menu beside it stays the way. */
function createExternalLink(app: string, kind: Kind, address: string): string | null {
  const url = new URL(address);
  if (app === "LINE") {
    url.searchParams.set("openExternalBrowser", "1");
    return url.href;
  }
  if (app === "Instagram") return `instagram://extbrowser/?url=${encodeURIComponent(url.href)}`;
  // WeChat follows no address out of itself; Facebook stopped following intents in 2024.
  if (app === "WeChat" || url.protocol !== "https:") return null;
  if (kind === "ios") return `x-safari-${url.href}`;
  if (app === "Facebook") return null;
  return `intent://${url.href.slice("https://".length)}#Intent;scheme=https;action=android.intent.action.VIEW;end`;
}

/** Where the menu stands in which "open in browser" is. */
export type MenuPlace = "topRight" | "bottomRight" | "share";

/** By the names that the share kit gives the apps. */
const places: Readonly<Record<string, MenuPlace>> = {
  LINE: "bottomRight",
  Instagram: "topRight",
  Facebook: "bottomRight",
  X: "share",
  TikTok: "topRight",
  WeChat: "topRight",
  "Yahoo! JAPAN": "bottomRight",
};

/** The menu of an app; apps move it now and then, so the words name what is looked for as well. */
export const menuPlaceOf = (app: string): MenuPlace => places[app] ?? "topRight";

/** LINE opens an address outside when it says so; null where an app knows no such thing. */
export function outsideAddress(app: string, address: string): string | null {
  if (app !== "LINE") return null;
  const url = new URL(address);
  url.searchParams.set("openExternalBrowser", "1");
  url.hash = "";
  return url.href;
}

import { safeParse } from "valibot";
import { type deviceClasses, eventSchema, type HubEvent, type inAppNames } from "#contracts/events.ts";
import { type InAppBrowser, inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import type { Noted } from "../track.ts";
import { visitCampaignId } from "./campaign-id.ts";

/** What was noted, in the words of the contract; null (and a line in the console) when the contract refuses it. */
export function hubEvent({ name, pathname, at, params }: Noted): HubEvent | null {
  const event = {
    id: newIdempotencyKey(),
    name,
    path: plainPath(pathname),
    at: at.toISOString(),
    params: {
      lang: document.documentElement.lang,
      cid: visitCampaignId(),
      inapp: appName(),
      deviceClass: deviceClass(),
      ...params,
    },
  };
  // One event that the server refuses would take its whole batch along.
  const { success, output, issues } = safeParse(eventSchema, event);
  if (success) return output;
  console.warn(`not tracked: ${name}`, issues[0].message);
  return null;
}

/** The full path without its leading slash, `lmw/area/3`, in the letters that the contract takes. */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/^\/+/, "").replace(/[^\w.~%/-]/gu, (letter) =>
    // encodeURIComponent leaves some of them as they are.
    encodeURIComponent(letter).replace(/^[!'()*]$/, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
  );
  return path.slice(0, 200);
}

const appNames: Record<InAppBrowser, (typeof inAppNames)[number]> = {
  LINE: "line",
  Instagram: "instagram",
  Facebook: "facebook",
  X: "x",
  TikTok: "tiktok",
  WeChat: "wechat",
  "Yahoo! JAPAN": "yahoo",
  WebView: "webview",
};

function appName(): (typeof inAppNames)[number] | undefined {
  const app = inAppBrowser(navigator.userAgent);
  return app ? appNames[app] : undefined;
}

function deviceClass(): (typeof deviceClasses)[number] {
  if (window.innerWidth <= 480) return "phone";
  return window.innerWidth <= 1024 ? "tablet" : "desktop";
}

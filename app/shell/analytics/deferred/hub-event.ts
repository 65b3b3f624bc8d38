import { safeParse } from "valibot";
import {
  type AnalyticsEvent,
  createEventSchema,
  type deviceClasses,
  type inAppNames,
  type SiteEvents,
} from "#contracts/analytics-event.ts";
import { type InAppBrowser, inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import type { TrackedEvent } from "#app/kits/analytics/track.ts";
import { visitCampaignId } from "./campaign-id.ts";

const sites = import.meta.glob<SiteEvents>("../../../sites/*/events.ts", { eager: true, import: "events" });
const eventSchema = createEventSchema(Object.values(sites));

/** What was noted, in the words of the contract; null (and a line in the console) when the contract refuses it. */
export function createHubEvent({ name, pathname, at, params }: TrackedEvent): AnalyticsEvent | null {
  const event = {
    id: newIdempotencyKey(),
    name,
    path: normalizePath(pathname),
    at: at.toISOString(),
    params: {
      lang: document.documentElement.lang,
      cid: visitCampaignId(),
      inapp: getAppName(),
      deviceClass: getDeviceClass(),
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
export function normalizePath(pathname: string): string {
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

function getAppName(): (typeof inAppNames)[number] | undefined {
  const app = inAppBrowser(navigator.userAgent);
  return app ? appNames[app] : undefined;
}

function getDeviceClass(): (typeof deviceClasses)[number] {
  if (window.innerWidth <= 480) return "phone";
  return window.innerWidth <= 1024 ? "tablet" : "desktop";
}

import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { judgeInApp } from "../rules/judge-connection.ts";
import type { Check } from "./check.ts";

/** Is this the inner browser of an app? */
export const inApp: Check = {
  id: "in-app",
  run: () => Promise.resolve(judgeInApp(inAppBrowser(navigator.userAgent))),
};

import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { evaluateInApp } from "../rules/evaluate-connection.ts";
import type { Check } from "./check.ts";

/** Is this the inner browser of an app? */
export const inApp: Check = {
  id: "in-app",
  run: () => Promise.resolve(evaluateInApp(inAppBrowser(navigator.userAgent))),
};

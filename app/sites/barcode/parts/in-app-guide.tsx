import { isCameraBlockedInApp } from "#app/kits/in-app/camera-blocked.ts";
import { ExternalBrowserGuide } from "#app/kits/in-app/external-browser-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** The way out of an app that provides no camera. Nothing in a real browser. */
export function InAppGuide({ code }: { code: string }) {
  const t = useMessages<Messages>();
  const app = inAppBrowser(navigator.userAgent);
  if (!app || !isCameraBlockedInApp(code)) return null;
  return <ExternalBrowserGuide app={app} reason={t("camera.outside")} renderCopy={(url) => <CopyLink url={url} />} />;
}

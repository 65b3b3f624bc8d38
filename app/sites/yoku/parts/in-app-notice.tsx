import { ExternalBrowserGuide } from "#app/kits/in-app/external-browser-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** What an app's inner browser reports when it provides no camera: some have none, others refuse without asking. */
const cameraErrorCodes: readonly VisitorErrorCode[] = ["E-CAM-INAPP", "E-CAM-DENY", "E-CAM-NONE"];

/** The way out of an app that provides no camera, with the palette in the address. Nothing in a real browser. */
export function InAppNotice({ trouble: errorCode }: { trouble: VisitorErrorCode }) {
  const t = useMessages<Messages>();
  const app = inAppBrowser(navigator.userAgent);
  if (!app || !cameraErrorCodes.includes(errorCode)) return null;
  const to = `${location.pathname}${location.search}`;
  return (
    <ExternalBrowserGuide app={app} reason={t("lids.outside")} to={to} renderCopy={(url) => <CopyLink url={url} />} />
  );
}

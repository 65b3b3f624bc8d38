import { ExternalBrowserGuide } from "#app/kits/in-app/external-browser-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LashError } from "./use-lashes.ts";

/** What an app's inner browser says when it provides no camera: some have none, others refuse without asking. */
const missingCameraErrors: readonly (LashError | null)[] = ["E-CAM-INAPP", "E-CAM-DENY", "E-CAM-NONE"];

/** The way out of an app that provides no camera, with the mascara in the address. Nothing in a real browser. */
export function InAppExit({ error }: { error: LashError | null }) {
  const t = useMessages<Messages>();
  const app = inAppBrowser(navigator.userAgent);
  if (!app || !missingCameraErrors.includes(error)) return null;
  const to = `${location.pathname}${location.search}`;
  return (
    <ExternalBrowserGuide app={app} reason={t("gate.outside")} to={to} renderCopy={(url) => <CopyLink url={url} />} />
  );
}

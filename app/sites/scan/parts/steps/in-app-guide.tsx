import { ExternalBrowserGuide } from "#app/kits/in-app/external-browser-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import type { InAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";

/** The way out of an app's inner browser, to where there is a camera. */
export function InAppGuide({ app }: { app: InAppBrowser }) {
  const t = useMessages<Messages>();
  return <ExternalBrowserGuide app={app} reason={t("read.inapp.why")} renderCopy={(url) => <CopyLink url={url} />} />;
}

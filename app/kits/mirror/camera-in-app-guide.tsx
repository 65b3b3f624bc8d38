import { inAppBrowser } from "../basics/in-app-browser.ts";
import { isCameraBlockedInApp } from "../in-app/camera-blocked.ts";
import { ExternalBrowserGuide } from "../in-app/external-browser-guide.tsx";
import { CopyLink } from "../share/copy-link.tsx";

interface CameraInAppGuideProps {
  /** Why nothing is shown, of the catalogue of errors or the site's own; null: nothing went wrong. */
  error: string | null;
  /** 「SafariやChromeで開くと、カメラが使えます。」 */
  reason: string;
  /** The path at which one goes on outside; the page one is on unless said. */
  to?: string;
}

/** The way out of an app that provides no camera. Nothing in a real browser. */
export function CameraInAppGuide({ error, ...guide }: CameraInAppGuideProps) {
  const app = inAppBrowser(navigator.userAgent);
  if (!app || error === null || !isCameraBlockedInApp(error)) return null;
  return <ExternalBrowserGuide app={app} {...guide} renderCopy={(url) => <CopyLink url={url} />} />;
}

import { lendsNoCamera } from "#app/kits/handover/lends-no-camera.ts";
import { OutsideGuide } from "#app/kits/handover/outside-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";

/** The way out of an app that lends no camera. Nothing in a real browser. */
export function Outside({ code }: { code: string }) {
  const t = useWords<Words>();
  const app = inAppBrowser(navigator.userAgent);
  if (!app || !lendsNoCamera(code)) return null;
  return <OutsideGuide app={app} why={t("camera.outside")} renderCopy={(url) => <CopyLink url={url} />} />;
}

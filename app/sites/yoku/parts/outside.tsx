import { OutsideGuide } from "#app/kits/handover/outside-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";

/** What an app's inner browser says when it lends no camera: some have none, others refuse without asking. */
const lacks: readonly VisitorErrorCode[] = ["E-CAM-INAPP", "E-CAM-DENY", "E-CAM-NONE"];

/** The way out of an app that lends no camera, with the palette in the address. Nothing in a real browser. */
export function Outside({ trouble }: { trouble: VisitorErrorCode }) {
  const t = useWords<Words>();
  const app = inAppBrowser(navigator.userAgent);
  if (!app || !lacks.includes(trouble)) return null;
  const to = `${location.pathname}${location.search}`;
  return <OutsideGuide app={app} why={t("lids.outside")} to={to} renderCopy={(url) => <CopyLink url={url} />} />;
}

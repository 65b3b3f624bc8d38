import { OutsideGuide } from "#app/kits/handover/outside-guide.tsx";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import type { InAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";

/** The way out of an app's inner browser, to where there is a camera. */
export function OpenOutside({ app }: { app: InAppBrowser }) {
  const t = useWords<Words>();
  return <OutsideGuide app={app} why={t("read.inapp.why")} renderCopy={(url) => <CopyLink url={url} />} />;
}

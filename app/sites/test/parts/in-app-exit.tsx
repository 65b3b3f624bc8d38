"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** The ways out of an app's inner browser: LINE opens such a link outside, for the others there is the address. */
export function InAppExit({ finding }: { finding: CheckResult | undefined }) {
  const t = useMessages<Messages>();
  if (finding?.verdict !== "inside") return null;
  return (
    <>
      {finding.facts.app === "LINE" && (
        <a href="/test?openExternalBrowser=1" className={buttonClass({ look: "line", compact: true })}>
          {t("checks.inApp.inside.open")}
        </a>
      )}
      <CopyLink url={`${location.origin}/test`} />
    </>
  );
}

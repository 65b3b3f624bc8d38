"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Finding } from "#app/kits/basics/finding.ts";

/** The ways out of an app's inner browser: LINE opens such a link outside, for the others there is the address. */
export function OpenOutside({ finding }: { finding: Finding | undefined }) {
  const t = useWords<Words>();
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

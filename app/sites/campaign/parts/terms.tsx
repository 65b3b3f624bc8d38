"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import { TermsList } from "./terms-list.tsx";

/** The fourteen conditions as part of the page: for print, and where no sheet opens. After the end they fold. */
export function Terms({ legal, isFolded }: { legal: CampaignDetail["legal"]; isFolded: boolean }) {
  const t = useMessages<Messages>();
  return (
    <section className="lazy-section on-soot pad-side-5" id="terms" aria-labelledby="terms-title">
      {isFolded ? (
        <details>
          <summary className="opens-plus text-lead text-strong">
            <span id="terms-title">{t("one.terms")}</span>
          </summary>
          <TermsList legal={legal} />
        </details>
      ) : (
        <>
          <h2 id="terms-title" className={`text-heading ${role.display}`}>
            {t("one.terms")}
          </h2>
          <p className="above-2 text-quiet">{t("one.termsLead")}</p>
          <TermsList legal={legal} />
        </>
      )}
    </section>
  );
}

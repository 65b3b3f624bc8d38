"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { legalFields } from "#contracts/legal-fields.ts";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./terms.module.css";

/** The fourteen conditions, before the entry. After the end they fold. */
export function Terms({ legal, isFolded }: { legal: CampaignDetail["legal"]; isFolded: boolean }) {
  const t = useMessages<Messages>();
  const list = (
    <dl className="above-4">
      {legalFields.map((field, at) => (
        <div key={field} className={`${css.item} stack-1`}>
          <dt className="text-quiet">
            <span className={classNames(css.place, "text-note", role.latin)} aria-hidden="true">
              {at + 1}
            </span>
            {t(`one.legal.${field}`)}
          </dt>
          <dd>{legal[field]}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className="lazy-section on-soot pad-side-5" id="terms" aria-labelledby="terms-title">
      {isFolded ? (
        <details>
          <summary className="opens-plus text-lead text-strong">
            <span id="terms-title">{t("one.terms")}</span>
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h2 id="terms-title" className={`text-heading ${role.display}`}>
            {t("one.terms")}
          </h2>
          <p className="above-2 text-quiet">{t("one.termsLead")}</p>
          {list}
        </>
      )}
    </section>
  );
}

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { legalFields } from "#contracts/legal-fields.ts";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./terms.module.css";

/** The fourteen conditions, each under its name. */
export function TermsList({ legal }: { legal: CampaignDetail["legal"] }) {
  const t = useMessages<Messages>();
  return (
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
}

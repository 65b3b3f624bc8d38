"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./prizes.module.css";

/** What can be won, and for how many. */
export function Prizes({ prizes }: { prizes: CampaignDetail["prizes"] }) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.section} stack-3`} aria-labelledby="prizes-title">
      <h2 id="prizes-title" className={`text-quiet ${role.micro}`}>
        {t("one.prizes")}
      </h2>
      <ul className="stack-4">
        {prizes.map(({ name, note, count }) => (
          <li key={name} className={css.prize}>
            <span className={css.niche} aria-hidden="true" />
            <span className={classNames(css.name, "text-heading", role.display)}>{name}</span>
            <span className={css.count}>{t("one.count", { count })}</span>
            <span className={`${css.note} text-quiet`}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import css from "./moderation-rules.module.css";

/** How reviews are looked at, and how many were given back or taken down, and why. */
export function ModerationRules({ moderation }: { moderation: ReviewsPage["moderation"] }) {
  const t = useMessages<Messages>();
  const { approved, returned, hidden, reasons } = moderation;
  return (
    <section className={`${css.rules} on-soot stack-3`} aria-labelledby="rules-title">
      <h2 id="rules-title" className={classNames(role.display, "text-heading")}>
        {t("rules.title")}
      </h2>
      <p>{t("rules.lead")}</p>
      <p>{t("rules.source")}</p>
      <p>{t("rules.staff")}</p>
      <p>{t("rules.counts", { approved, returned, hidden })}</p>
      {reasons.length === 0 ? (
        <p className={css.none}>{t("rules.none")}</p>
      ) : (
        <table className={css.table}>
          <caption className="text-note">{t("rules.reasonsTitle")}</caption>
          <tbody>
            {reasons.map(({ reason, count }) => (
              <tr key={reason}>
                <th className="text-leading-16 text-medium" scope="row">
                  {t(`reasons.${reason}`)}
                </th>
                <td className="text-leading-16 text-medium">{t("rules.reasonCount", { count })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

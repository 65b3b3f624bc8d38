"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ShopView } from "../shop-view.server.ts";
import css from "./shop-card.module.css";

/** The hours of each weekday, folded away. */
export function ShopHours({ week }: Pick<ShopView, "week">) {
  const t = useMessages<Messages>();
  return (
    <details>
      <summary className="target-line text-body text-link">{t("shops.hours")}</summary>
      <dl className={`${css.facts} text-body`}>
        {week.map(({ day = "sun", hours }) => (
          <div key={day} className={css.pair}>
            <dt className="text-note">{t(`weekdays.${day}`)}</dt>
            <dd>{hours.join(" ") || t("shops.dayOff")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

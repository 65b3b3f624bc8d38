import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/paper.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./stamps.module.css";

/** The card of stamps: what is there, and where the others are to be had. The server looks for them itself. */
export function Stamps({
  stamps,
  participation,
}: {
  stamps: CampaignDetail["stamps"];
  participation: MyParticipation;
}) {
  const t = useMessages<Messages>();
  const atOf = (condition: string) => participation.stamps.find((stamp) => stamp.condition === condition)?.at;
  return (
    <section className={`${css.card} on-paper stack-3`} aria-labelledby="stamps-title">
      <h3 id="stamps-title" className={role.display}>
        {t("entry.stampTitle")}
        <span className={role.latin}>
          {t("entry.stampCount", { have: String(participation.stamps.length), all: String(stamps.length) })}
        </span>
      </h3>
      <ul className="stack-3">
        {stamps.map(({ condition, name, doing, path }) => {
          const at = atOf(condition);
          return (
            <li key={condition} className={`${css.stamp} stack-3`} data-have={at !== undefined || undefined}>
              <span className={classNames(css.print, "middle text-body", role.display)} aria-hidden="true">
                {name.slice(0, 2)}
              </span>
              <span className="grid">
                <b>{name}</b>
                <span>{at === undefined ? doing : t("entry.stampHave", { moment: formatMoment(at, "ja") })}</span>
              </span>
              {at === undefined && (
                <ButtonLink to={path} look="line" compact aria-label={`${doing}：${t("entry.stampGo")}`}>
                  {t("entry.stampGo")}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignRow } from "../data.server.ts";
import css from "./campaign-list.module.css";

/** One campaign, drawn as a door: ajar with a light in it, shut, or dark. */
export function CampaignCard({ campaign }: { campaign: CampaignRow }) {
  const t = useMessages<Messages>();
  const { id, name, lead, status, isDemonstration, draw, entryMode } = campaign;
  const isOpen = status.phase === "open";
  return (
    <li className={css.campaign} data-phase={status.phase}>
      <Link to={`/campaign?c=${id}`} className={`${css.link} frame stack-4`} viewTransition>
        <span className={css.gap} aria-hidden="true" />
        <span className="shrinks stack-1">
          <span className={classNames("align-centre row-2 text-quiet", role.micro)}>
            {isDemonstration && <b className="text-mark">{t("list.demo")}</b>}
            {t(`entryMode.${entryMode}`)}　{t(draw === "instant" ? "list.instant" : "list.after")}
          </span>
          <span className={classNames(css.name, role.display)}>{name}</span>
          <span className="text-leading-17">{lead}</span>
          <span className="text-note">{useStateMessages(campaign)}</span>
        </span>
        {isOpen && (
          <span className={`${css.count} text-title`}>
            <span className="text-leading-12 text-note">{t("list.remaining")}</span>
            <span className={role.latin}>{status.remaining}</span>
            <span className="text-leading-12 text-note">{t("list.of", { prizes: status.prizes })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function useStateMessages({ status, draw, opensAt, endsAt, drawsAt }: CampaignRow): string {
  const t = useMessages<Messages>();
  switch (status.phase) {
    case "before":
      return t("list.opens", { moment: formatMoment(opensAt, "ja") });
    case "soldout":
      return t("list.soldout");
    case "ended":
      return t("list.drawing", { moment: formatMoment(drawsAt, "ja") });
    case "drawn":
      return `${t("list.drawn")}　${t("list.ended", { moment: formatMoment(endsAt, "ja") })}`;
    case "open": {
      const many = draw === "instant" ? t("list.entries", status) : t("list.people", status);
      return `${many}　${t("list.ends", { moment: formatMoment(endsAt, "ja") })}`;
    }
  }
}

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { CampaignRow } from "../data.server.ts";
import css from "./list.module.css";

/** One campaign as a door of the wall: ajar with a light in it, shut, or dark. */
export function CampaignDoor({ campaign }: { campaign: CampaignRow }) {
  const t = useWords<Words>();
  const { id, name, lead, standing, isDemonstration, draw, way } = campaign;
  const isOpen = standing.phase === "open";
  return (
    <li className={css.door} data-phase={standing.phase}>
      <Link to={`/campaign?c=${id}`} className={css.link} viewTransition>
        <span className={css.gap} aria-hidden="true" />
        <span className={css.body}>
          <span className={classNames(css.kind, role.micro)}>
            {isDemonstration && <b className={css.demo}>{t("list.demonstration")}</b>}
            {t(`way.${way}`)}　{t(draw === "instant" ? "list.instant" : "list.after")}
          </span>
          <span className={classNames(css.name, role.display)}>{name}</span>
          <span className={css.what}>{lead}</span>
          <span className={css.state}>{useStateWords(campaign)}</span>
        </span>
        {isOpen && (
          <span className={css.count}>
            <span className={css.small}>{t("list.remaining")}</span>
            <span className={role.latin}>{standing.remaining}</span>
            <span className={css.small}>{t("list.of", { prizes: standing.prizes })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function useStateWords({ standing, draw, opensAt, endsAt, drawsAt }: CampaignRow): string {
  const t = useWords<Words>();
  switch (standing.phase) {
    case "before":
      return t("list.opens", { moment: formatMoment(opensAt, "ja") });
    case "soldout":
      return t("list.soldout");
    case "ended":
      return t("list.drawing", { moment: formatMoment(drawsAt, "ja") });
    case "drawn":
      return `${t("list.drawn")}　${t("list.ended", { moment: formatMoment(endsAt, "ja") })}`;
    case "open": {
      const many = draw === "instant" ? t("list.entries", standing) : t("list.people", standing);
      return `${many}　${t("list.ends", { moment: formatMoment(endsAt, "ja") })}`;
    }
  }
}

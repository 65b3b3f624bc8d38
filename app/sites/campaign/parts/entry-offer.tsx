"use no memo"; // Drawn anew with every status: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignStatus, MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import { EntryAction } from "./entry-action.tsx";
import { RulesLink } from "./rules-link.tsx";
import { useTodayMessage } from "./use-today-message.ts";
import css from "./entry-offer.module.css";

interface EntryOfferProps {
  campaign: CampaignDetail;
  status: CampaignStatus;
  /** The visitor's own entries, once they are read. */
  participation: MyParticipation | null;
}

/** All that one decides by, on the first screen: what there is, how much is left, until when, one button, three rules. */
export function EntryOffer({ campaign, status, participation }: EntryOfferProps) {
  const t = useMessages<Messages>();
  const { draw, entryMode, isDemonstration, prizes, endsAt, legal } = campaign;
  const today = useTodayMessage(status);
  return (
    <div className={`${css.offer} stack-2`} data-offer={status.phase}>
      <p className={`${css.kind} text-fine`}>
        {isDemonstration && (
          <span>
            <b className="text-mark">{t("list.demo")}</b> {t("offer.sample")}
          </span>
        )}
        <span className="text-quiet">
          {`${t(`entryMode.${entryMode}`)}　${t(draw === "instant" ? "list.instant" : "list.after")}`}
        </span>
      </p>
      <ul className={css.prizes}>
        {prizes.map(({ name, count }) => (
          <li key={name}>
            <span className={role.display}>{name}</span> {t("one.count", { count })}
          </li>
        ))}
      </ul>
      <p className={css.counts}>
        <span>
          <span className="text-note">{t("one.remaining")}</span>{" "}
          <b className={classNames(css.left, "text-title", role.latin)}>{status.remaining}</b> {t("one.unit")}
          <span className="text-note">{t("list.of", { prizes: status.prizes })}</span>
        </span>
        {today && <span>{today}</span>}
      </p>
      <EntryAction campaign={campaign} status={status} participation={participation} />
      {(status.phase === "open" || status.phase === "before") && (
        <dl className={`${css.rules} text-fine text-leading-15`}>
          <dt>{t("offer.who")}</dt>
          <dd>{firstSentence(legal.eligibility)}</dd>
          <dt>{t("offer.when")}</dt>
          <dd>{t(draw === "instant" ? "offer.daily" : "offer.once", { moment: formatMoment(endsAt, "ja") })}</dd>
          <dt>{t("offer.data")}</dt>
          <dd>{firstSentence(legal.personalData)}</dd>
        </dl>
      )}
      <p className="text-fine">
        <RulesLink legal={legal} />
      </p>
    </div>
  );
}

/** Of a condition what it begins with, in its own words: a summary could say something else than it. */
const firstSentence = (text: string): string => text.split("。", 1)[0] ?? "";

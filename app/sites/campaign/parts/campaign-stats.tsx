import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment, formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignRow } from "../data.server.ts";
import type { CampaignStatus } from "../contract.ts";
import { formatPercent } from "../rules/odds.ts";
import { useTodayMessage } from "./use-today-message.ts";
import css from "./campaign-stats.module.css";

/** What is left, how many entries there are, and what that comes to: printed, not promised. */
export function CampaignStats({ campaign, status }: { campaign: CampaignRow; status: CampaignStatus }) {
  const t = useMessages<Messages>();
  const { prizes, remaining, entries, people, met, now, latest } = status;
  const isInstant = campaign.draw === "instant";
  const per = isInstant ? formatPercent(met, entries) : formatPercent(prizes, people);
  const today = useTodayMessage(status);
  const [last] = latest;
  return (
    <section className={css.numbers} aria-live="off">
      <p className={css.number}>
        <span className="full-row text-note">{t("one.remaining")}</span>
        <b className={classNames(css.big, "text-banner", role.latin)}>{remaining}</b>
        <span className="text-body">{t("one.unit")}</span>
        <span className="above-2 full-row text-note">{t("one.ofAll", { prizes })}</span>
      </p>
      <p className={css.number}>
        <span className="full-row text-note">{t("one.entries")}</span>
        <b className={classNames(css.big, "text-banner", role.latin)}>{t("one.entriesCount", { entries })}</b>
        <span className="above-2 full-row text-note">
          {isInstant ? t("one.people", { people }) : t("one.peopleAfter", { people })}
        </span>
      </p>
      <div className="full-row stack-1">
        {today && <p>{today}</p>}
        <p>
          {per === null ? t("one.oddsNone") : isInstant ? t("one.oddsInstant", { per }) : t("one.oddsAfter", { per })}
        </p>
        {last && <p>{t("one.latest", { time: formatMoment(last.at, "ja"), prize: last.prize })}</p>}
        <p className="text-note">{t("one.asOf", { moment: formatTime(now, "ja") })}</p>
      </div>
    </section>
  );
}

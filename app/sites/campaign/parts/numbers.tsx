import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment, formatTime } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { CampaignRow } from "../data.server.ts";
import type { StandingNow } from "../contract.ts";
import { perHundred } from "../rules/odds.ts";
import css from "./numbers.module.css";

/** What is left, how many doors were opened, and what that comes to: printed, not promised. */
export function Numbers({ campaign, standing }: { campaign: CampaignRow; standing: StandingNow }) {
  const t = useWords<Words>();
  const { prizes, remaining, remainingToday, entries, people, met, now, latest } = standing;
  const isInstant = campaign.draw === "instant";
  const per = isInstant ? perHundred(met, entries) : perHundred(prizes, people);
  const [last] = latest;
  return (
    <section className={css.numbers} aria-live="off">
      <p className={css.number}>
        <span className={css.label}>{t("one.remaining")}</span>
        <b className={classNames(css.big, role.latin)}>{remaining}</b>
        <span className={css.unit}>{t("one.unit")}</span>
        <span className={css.of}>{t("one.ofAll", { prizes })}</span>
      </p>
      <p className={css.number}>
        <span className={css.label}>{t("one.entries")}</span>
        <b className={classNames(css.big, role.latin)}>{t("one.entriesCount", { entries })}</b>
        <span className={css.of}>{isInstant ? t("one.people", { people }) : t("one.peopleAfter", { people })}</span>
      </p>
      <div className={css.told}>
        {remainingToday !== null && remaining > 0 && <p>{t("one.today", { count: remainingToday })}</p>}
        <p>
          {per === null ? t("one.oddsNone") : isInstant ? t("one.oddsInstant", { per }) : t("one.oddsAfter", { per })}
        </p>
        {last && <p>{t("one.latest", { time: formatMoment(last.at, "ja"), prize: last.prize })}</p>}
        <p className={css.asOf}>{t("one.asOf", { moment: formatTime(now, "ja") })}</p>
      </div>
    </section>
  );
}

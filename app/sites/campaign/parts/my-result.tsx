import { composeShare } from "#app/kits/share/share-text.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { campaignShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { MyParticipation, CampaignStatus } from "../contract.ts";
import type { CampaignRow } from "../data.server.ts";
import type { ResultVariant } from "../rules/result-variant.ts";
import { Claim } from "./claim.tsx";
import { Gift } from "./gift.tsx";
import { UnmetMonsterCard } from "./unmet-monster.tsx";
import css from "./my-result.module.css";

interface MyResultProps {
  campaign: CampaignRow;
  participation: MyParticipation;
  variant: ResultVariant;
  result: string;
  status: CampaignStatus;
  onChanged: () => Promise<void>;
}

/** What belongs to the one who entered: the prize, the next day, the ticket. */
export function MyResult({ campaign, participation, variant, result, status, onChanged }: MyResultProps) {
  const t = useMessages<Messages>();
  const { id, name, draw, drawsAt } = campaign;
  const [latestEntry] = participation.doors;
  const canEnterAgain = draw === "instant" && status.phase === "open" && participation.win === null;
  return (
    <div className={`${css.own} stack-4`}>
      {result === "already" && latestEntry && (
        <p>{t("result.alreadyNote", { moment: formatMoment(latestEntry.at, "ja") })}</p>
      )}
      {participation.win && (
        <Claim
          campaignId={id}
          isDemonstration={campaign.isDemonstration}
          win={participation.win}
          onChanged={onChanged}
        />
      )}
      {variant === "entered" && (
        <p className="text-lead">{t("result.enteredNext", { moment: formatMoment(drawsAt, "ja") })}</p>
      )}
      {variant === "lose" && (
        <>
          {participation.unmet ? (
            <UnmetMonsterCard unmet={participation.unmet} />
          ) : (
            <p className={`${css.story} text-centred text-heading ${role.display}`}>{t("result.loseStory")}</p>
          )}
          <p className="text-lead">
            {canEnterAgain
              ? t("result.loseNext", { moment: formatMoment(participation.nextDayAt, "ja") })
              : t("result.loseLast")}
          </p>
        </>
      )}
      <Gift campaign={campaign} participation={participation} />
      {latestEntry?.isAside && <p>{t(draw === "instant" ? "result.aside" : "result.asideAfter")}</p>}
      {latestEntry && (
        <p className="text-note">
          {t("result.at", { moment: `${formatMoment(latestEntry.at, "ja")}${secondsOf(latestEntry.at)}` })}
        </p>
      )}
      {participation.ticket && (
        <details className={css.ticket}>
          <summary className="opens-plus">{t("result.ticket")}</summary>
          <p>{t("result.ticketText")}</p>
          <code>{participation.ticket.mark}</code>
          <p>{t("result.ticketId")}</p>
          <code>{participation.ticket.id}</code>
        </details>
      )}
      <DeferredShareButtons
        share={(channel) =>
          composeShare(campaignShare, "ja", { campaign: name, campaignId: id, result: "check" }, channel)
        }
        onShare={(channel) => channel !== "save" && track(`lot_share_${channel}`)}
      />
      <ButtonLink to={`/campaign?c=${id}`} look="line" wide viewTransition>
        {t("result.back")}
      </ButtonLink>
      <ButtonLink to="/campaign" look="quiet" wide>
        {t("result.all")}
      </ButtonLink>
    </div>
  );
}

/** Seconds matter at the end of a day: `:07`. */
const secondsOf = (at: string): string => `:${at.slice(17, 19)}`;

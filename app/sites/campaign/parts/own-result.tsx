import { composeShare } from "#app/kits/share/share-text.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { Mine, StandingNow } from "../contract.ts";
import type { CampaignRow } from "../data.server.ts";
import type { Face } from "../rules/face-of.ts";
import { Claim } from "./claim.tsx";
import { UnmetVoice } from "./unmet-voice.tsx";
import css from "./own-result.module.css";

interface OwnResultProps {
  campaign: CampaignRow;
  mine: Mine;
  face: Face;
  result: string;
  standing: StandingNow;
  onChanged: () => Promise<void>;
}

/** What belongs to the one who opened the door: the prize, the next day, the ticket. */
export function OwnResult({ campaign, mine, face, result, standing, onChanged }: OwnResultProps) {
  const t = useWords<Words>();
  const { id, name, draw, drawsAt } = campaign;
  const [door] = mine.doors;
  const mayComeAgain = draw === "instant" && standing.phase === "open" && mine.win === null;
  return (
    <div className={css.own}>
      {result === "already" && door && <p>{t("result.alreadyNote", { moment: formatMoment(door.at, "ja") })}</p>}
      {mine.win && (
        <Claim campaignId={id} isDemonstration={campaign.isDemonstration} win={mine.win} onChanged={onChanged} />
      )}
      {face === "entered" && (
        <p className={css.said}>{t("result.enteredNext", { moment: formatMoment(drawsAt, "ja") })}</p>
      )}
      {face === "lose" && (
        <>
          {mine.unmet ? (
            <UnmetVoice unmet={mine.unmet} />
          ) : (
            <p className={`${css.story} ${role.display}`}>{t("result.loseStory")}</p>
          )}
          <p className={css.said}>
            {mayComeAgain ? t("result.loseNext", { moment: formatMoment(mine.nextDayAt, "ja") }) : t("result.loseLast")}
          </p>
        </>
      )}
      {door && (
        <p className={css.at}>{t("result.at", { moment: `${formatMoment(door.at, "ja")}${secondsOf(door.at)}` })}</p>
      )}
      {mine.ticket && (
        <details className={css.ticket}>
          <summary>{t("result.ticket")}</summary>
          <p>{t("result.ticketText")}</p>
          <code>{mine.ticket.mark}</code>
          <p>{t("result.ticketId")}</p>
          <code>{mine.ticket.id}</code>
        </details>
      )}
      <ShareLater
        share={(channel) =>
          composeShare("campaign", "ja", { campaign: name, campaignId: id, result: "check" }, channel)
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

import { lazy, Suspense } from "react";
import { Link } from "react-router";
import ajar from "#app/kits/ui/pictures/scene-campaign.json";
import lost from "#app/kits/ui/pictures/scene-campaign-lost.json";
import won from "#app/kits/ui/pictures/scene-campaign-won.json";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Hero } from "#app/kits/ui/hero/hero.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignRow } from "../data.server.ts";
import { type ResultVariant, resultVariantOf } from "../rules/result-variant.ts";
import { CampaignStats } from "./campaign-stats.tsx";
import { useMyParticipation } from "./use-my-participation.ts";
import { useCampaignStatus } from "./use-campaign-status.ts";
import { ScamWarning } from "./scam-warning.tsx";
import css from "./result-view.module.css";

const MyResult = lazy(async () => ({ default: (await import("./my-result.tsx")).MyResult }));

const scenes = { win: won, lose: lost, entered: ajar, recipient: ajar } as const;
const headings = {
  win: ["winOne", "winTwo"],
  lose: ["loseOne", "loseTwo"],
  entered: ["enteredOne", "enteredTwo"],
  recipient: ["recipientOne", "recipientTwo"],
  before: ["beforeOne", "beforeTwo"],
} as const;

/** A result's address. As served, and for others, it shows the numbers; to the one who entered, the outcome. */
export function ResultView({ campaign, result }: { campaign: CampaignRow; result: string }) {
  const t = useMessages<Messages>();
  const { id, name, isDemonstration, opensAt } = campaign;
  const status = useCampaignStatus(campaign);
  const { participation, read: reload } = useMyParticipation(id);
  const ownEntry = participation === null || participation === "failed" ? null : participation;
  const variant: ResultVariant = ownEntry ? resultVariantOf(ownEntry) : "recipient";
  // Before the opening nobody has opened anything.
  const messages = variant === "recipient" && status.phase === "before" ? "before" : variant;
  const note =
    result === "closed"
      ? t("result.closedNote")
      : result === "notyet"
        ? t("result.notyetNote", { moment: formatMoment(opensAt, "ja") })
        : null;
  return (
    <article className="on-ink">
      <Hero
        className={css.hero}
        data-face={variant}
        data-phase={status.phase}
        scene={<Picture key={variant} picture={scenes[variant]} priority fit="cover" />}
        sceneClassName={css.scene}
        footClassName={css.foot}
        foot={
          <>
            <Link to={`/campaign?c=${id}`} className="target-inline text-bright text-strong">
              {name}
            </Link>
            <Outcome {...{ participation, variant, note }} onRetry={() => void reload()} />
          </>
        }
      >
        <VerticalHeading
          key={`${messages}-words`}
          className="hero-title"
          level={1}
          lines={headings[messages].map((message) => t(`result.${message}`))}
          reveal
        />
      </Hero>
      {isDemonstration && <p className={`${css.demo} text-note`}>{t("result.demonstration")}</p>}
      {ownEntry?.isKnown ? (
        <Suspense>
          <MyResult
            campaign={campaign}
            participation={ownEntry}
            variant={variant}
            result={result}
            status={status}
            onChanged={reload}
          />
        </Suspense>
      ) : (
        <RecipientView campaign={campaign} status={status} />
      )}
      <ScamWarning />
    </article>
  );
}

interface OutcomeProps {
  participation: ReturnType<typeof useMyParticipation>["participation"];
  variant: ResultVariant;
  /** What the address says of somebody who has not entered. */
  note: string | null;
  onRetry: () => void;
}

/** What came of it, in one sentence. */
function Outcome({ participation, variant, note, onRetry }: OutcomeProps) {
  const t = useMessages<Messages>();
  const ownEntry = participation === "failed" ? null : participation;
  return (
    <div role="status" className={`${css.note} stack-2 text-lead`}>
      {participation === null && <p>{t("result.reading")}</p>}
      {participation === "failed" && (
        <>
          <p>{t("result.offline")}</p>
          <Button look="line" compact onClick={onRetry}>
            {t("result.again")}
          </Button>
        </>
      )}
      {ownEntry && !ownEntry.isKnown && <p>{note ?? t("result.recipient")}</p>}
      {ownEntry && variant === "win" && <p>{t("result.win", { prize: ownEntry.win?.prize.name ?? "" })}</p>}
      {ownEntry && variant === "lose" && (
        <>
          <p>{t("result.lose")}</p>
          <a href="#gift" className="target-inline text-service text-underlined">
            {t("gift.to")}
          </a>
        </>
      )}
      {ownEntry && variant === "entered" && <p>{t("result.entered")}</p>}
    </div>
  );
}

/** For whoever has not entered: the numbers, and the ways to the campaign. */
function RecipientView({ campaign, status }: { campaign: CampaignRow; status: ReturnType<typeof useCampaignStatus> }) {
  const t = useMessages<Messages>();
  const { id, lead } = campaign;
  return (
    <>
      <p className="pad-side-3">{lead}</p>
      <CampaignStats campaign={campaign} status={status} />
      <div className={`${css.actions} stack-3`}>
        <ButtonLink to={`/campaign?c=${id}`} wide arrow viewTransition>
          {t(status.phase === "open" ? "result.recipientGo" : "result.recipientSee")}
        </ButtonLink>
        <ButtonLink to="/campaign" look="quiet" wide>
          {t("result.all")}
        </ButtonLink>
      </div>
    </>
  );
}

import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import { type BreakablePart, possibleBreaks } from "../rules/break-proof.ts";
import { useMyParticipation } from "./use-my-participation.ts";
import { type ProofState, useProof } from "./use-proof.ts";
import { useCommitmentMessage } from "./use-commitment-message.ts";
import css from "./proof.module.css";

const breakMessages: Record<BreakablePart, "breakSeed" | "breakMoment" | "breakEntry" | "breakWinner" | "breakBeacon"> =
  {
    seed: "breakSeed",
    moment: "breakMoment",
    entry: "breakEntry",
    winner: "breakWinner",
    beacon: "breakBeacon",
  };

interface ProofPanelProps {
  campaign: CampaignDetail;
  /** The entry grid waits for it. */
  onVerdict: (isGood: boolean) => void;
}

/** Everything again, step by step; then one may break it, and take it home. */
export function ProofPanel({ campaign, onVerdict }: ProofPanelProps) {
  const t = useMessages<Messages>();
  const { state, verify, tear: breakProof } = useProof(campaign.id);
  const { participation } = useMyParticipation(campaign.id);
  const timing = useCommitmentMessage(campaign.publishedAt, campaign.opensAt);
  const verdict = useRef<HTMLParagraphElement>(null);
  const hasStarted = useRef(false);
  const reportVerdict = useEffectEvent(onVerdict);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void verify();
  });
  const isGood = state !== null && typeof state === "object" ? state.verdict.isGood : null;
  useEffect(() => {
    if (isGood === null) return;
    reportVerdict(isGood);
    verdict.current?.focus({ preventScroll: true });
  }, [isGood]);

  if (state === "failed")
    return (
      <ErrorNotice announce="now" message={t("proof.failed")} retry={t("entry.again")} onRetry={() => void verify()} />
    );
  if (state === null || state === "asking") return <p role="status">{t("proof.verifying")}</p>;
  const myMark = participation !== null && participation !== "failed" ? participation.ticket?.mark : undefined;
  return (
    <div className={`${css.panel} stack-5`} data-proof={isGood ? "good" : "torn"}>
      <p
        ref={verdict}
        tabIndex={-1}
        role="status"
        className={`${css.verdict} text-heading text-leading-16 ${role.display}`}
      >
        {isGood
          ? t(timing.isBefore ? "proof.good" : "proof.goodLate", { winners: state.verdict.winners })
          : t("proof.bad")}
      </p>
      {state.broken && (
        <p className={`${css.broken} stack-1 text-code text-fine`}>
          <del className="text-quiet">{state.broken.from}</del>
          <ins className="text-warning">{state.broken.to}</ins>
        </p>
      )}
      <Steps state={state} timing={timing} />
      {myMark !== undefined && state.proof.entries.some((line) => line.split(" ")[1] === myMark) && (
        <p className={css.mine}>{t("proof.mine")}</p>
      )}
      <section className="stack-3" aria-labelledby="break-title">
        <h2 id="break-title" className={`text-heading ${role.display}`}>
          {t("proof.breakTitle")}
        </h2>
        <p>{t("proof.breakLead")}</p>
        <div className="row-2">
          {possibleBreaks(state.proof).map((what) => (
            <Button key={what} look="line" compact onClick={() => void breakProof(state.proof, what)}>
              {t(`proof.${breakMessages[what]}`)}
            </Button>
          ))}
          {state.broken && (
            <Button look="bone" compact onClick={() => void breakProof(state.proof, null)}>
              {t("proof.restore")}
            </Button>
          )}
        </div>
      </section>
      <TakeHome campaignId={campaign.id} />
    </div>
  );
}

/** Proof and program as files, for whoever trusts this page as little as the draw. */
function TakeHome({ campaignId }: { campaignId: string }) {
  const t = useMessages<Messages>();
  return (
    <section className="stack-3" aria-labelledby="home-title">
      <h2 id="home-title" className={`text-heading ${role.display}`}>
        {t("proof.own")}
      </h2>
      <p>{t("proof.ownLead")}</p>
      <a
        href={`/api/campaign/${campaignId}/verify-draw.html`}
        download={`verify-draw-${campaignId}.html`}
        className={buttonClass({ look: "bone", wide: true })}
      >
        <span>{t("proof.page")}</span>
      </a>
      <p className="text-aside">{t("proof.others")}</p>
      <div className="stack-3">
        <a
          href={`/api/campaign/${campaignId}/proof`}
          download="proof.json"
          className={buttonClass({ look: "line", wide: true })}
        >
          <span>{t("proof.proofFile")}</span>
        </a>
        <a
          href={`/api/campaign/${campaignId}/verify-draw.mjs`}
          download="verify-draw.mjs"
          className={buttonClass({ look: "line", wide: true })}
        >
          <span>{t("proof.verifierFile")}</span>
        </a>
      </div>
      <p className={`${css.command} on-soot`}>
        <code>{t("proof.command")}</code>
      </p>
    </section>
  );
}

function Steps({
  state: { verdict, proof },
  timing,
}: {
  state: ProofState;
  timing: ReturnType<typeof useCommitmentMessage>;
}) {
  const t = useMessages<Messages>();
  // Of a demonstration it is not asked for: what is not shown has no tick.
  const isLate = (id: string) => id === "before" && proof.demonstration && !timing.isBefore;
  return (
    <ol className={`${css.steps} grid`} aria-label={t("proof.steps")}>
      {verdict.steps.map(({ id, isGood }) => (
        <li key={id} data-step={id} data-good={isGood}>
          {isLate(id) ? <i aria-hidden="true">—</i> : isGood ? <TickIcon /> : <CloseIcon />}
          <b>{t(`proof.step.${id}`)}</b>
          <span className="text-quiet">
            {isLate(id) && isGood
              ? t("proof.demo", { timing: timing.message })
              : proof.demonstration && isGood && id === "beacon"
                ? t("proof.demoBeacon")
                : t(isGood ? `proof.passed.${id}` : `proof.broken.${id}`)}
          </span>
        </li>
      ))}
      {verdict.aside > 0 && <li>{t("proof.aside", { count: verdict.aside })}</li>}
      {verdict.early > 0 && <li>{t("proof.early", { count: verdict.early })}</li>}
    </ol>
  );
}

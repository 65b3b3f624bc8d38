import { lazy, Suspense, useEffect } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { HoldButton } from "#app/kits/ui/hold-button/hold-button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/paper.css";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Candidate, PollState } from "../data.server.ts";
import { LipPrint } from "./lip-print.tsx";
import { useVote } from "./use-vote.ts";
import { useMyVotes } from "./use-my-votes.ts";
import css from "./vote-form.module.css";

// What comes after the stamp travels while the vote does.
const loadReceiptCard = () => import("./receipt-card.tsx");
const ReceiptCard = lazy(async () => {
  try {
    return { default: (await loadReceiptCard()).ReceiptCard };
  } catch {
    // The vote is counted: a part that did not come must not take its receipt away.
    return { default: PlainReceipt };
  }
});

interface VoteFormProps {
  candidate: Candidate;
  vote: PollState;
  /** Of all candidates, by their ids. */
  names: Record<string, string>;
}

/** The paper, the place for the lips, and what comes after the stamp. */
export function VoteForm({ candidate, vote, names }: VoteFormProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { play } = useSound();
  const { state, stamp } = useVote(candidate.id);
  const { mine, readAgain } = useMyVotes();
  const isAlreadyVoted = state.name === "failed" && state.error.code === "E-CONFLICT";
  // Another tab was quicker: then the paper says for whom.
  useEffect(() => {
    if (isAlreadyVoted) void readAgain();
  }, [isAlreadyVoted, readAgain]);
  const isStamped = state.name === "stamped";
  const votedFor = !isStamped && mine && !mine.mayVote ? (mine.votes[0]?.monsterId ?? null) : null;
  const isAside = votedFor !== null && mine?.votes[0]?.isAside === true;
  const isHere = isStamped || votedFor === candidate.id;
  const isOpen = vote.phase === "open" || vote.phase === "sealed";

  function submit(): void {
    play("lip-print");
    navigator.vibrate?.(18);
    loadReceiptCard().catch(() => {});
    void stamp();
  }

  return (
    <section className={`${css.place} stack-4`} aria-labelledby="ballot-title">
      <div className={`${css.paper} on-paper stack-2`} data-stamped={isHere || undefined}>
        <h2 id="ballot-title" className={classNames(css.title, "text-lead", role.display)}>
          {t("voteForm.title")}
        </h2>
        <p className="text-centred text-fine">{t("voteForm.for")}</p>
        <p className={classNames(css.name, "text-centred", role.display)}>{candidate.name}</p>
        <div className={`${css.field} middle`} data-reply={isStamped || undefined}>
          {isHere || state.name === "sending" ? (
            <span className={css.print} data-sure={isHere || undefined}>
              <LipPrint hex={candidate.hex} />
            </span>
          ) : (
            <span className={`${css.hint} text-fine`}>{t("voteForm.place")}</span>
          )}
        </div>
        <p className={classNames(css.serial, role.micro)} aria-hidden="true">
          No. {candidate.id} ／ 24
        </p>
      </div>

      {isOpen && !isHere && votedFor === null && (
        <HoldButton hint={t("voteForm.hint")} onDone={submit} disabled={state.name === "sending"}>
          {t("voteForm.stamp")}
        </HoldButton>
      )}
      <div role="status" className={`${css.note} text-centred`}>
        {state.name === "sending" && <p>{t("voteForm.sending")}</p>}
        {state.name === "failed" && votedFor === null && (
          <p>
            {state.error.code === "E-INPUT"
              ? t("voteForm.stale")
              : errorMessages(state.error.code, state.error).message}
          </p>
        )}
        {vote.phase === "before" && <p>{t("voteForm.before", { day: formatDay(vote.opensAt, "ja") })}</p>}
        {vote.phase === "closed" && <p>{t("voteForm.closed")}</p>}
        {isOpen && votedFor === candidate.id && <p>{t("voteForm.alreadyHere")}</p>}
        {isOpen && votedFor !== null && votedFor !== candidate.id && (
          <p>{t("voteForm.already", { monster: names[votedFor] ?? "" })}</p>
        )}
        {isOpen && isAside && <p>{t("voteForm.aside")}</p>}
      </div>

      {isStamped && (
        <Suspense>
          <ReceiptCard candidate={candidate} receipt={state.receipt.receipt} />
        </Suspense>
      )}
    </section>
  );
}

/** The receipt in words alone. */
function PlainReceipt({ receipt }: { candidate: Candidate; receipt: string }) {
  const t = useMessages<Messages>();
  return (
    <div className="appears stack-3 wide">
      <p className="text-centred text-strong" data-reply>
        {t("voteForm.done")}
      </p>
      <p className={`${css.receipt} text-leading-18 text-note`}>
        {t("voteForm.receipt")} <code className="text-bright text-fine">{receipt}</code>
      </p>
      <ButtonLink to="/lmv#wall" wide>
        {t("voteForm.toPoll")}
      </ButtonLink>
    </div>
  );
}

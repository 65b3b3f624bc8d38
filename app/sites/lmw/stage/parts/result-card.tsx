import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { track } from "#app/kits/analytics/track.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { SpokenWords } from "../../frame/spoken-words.tsx";
import { stageRunShare } from "../../share.ts";
import type { Messages } from "../../copy/messages.ts";
import type { Outcome } from "../play/outcome.ts";
import { maxShardSteps, shardsPerStep } from "../shards.ts";
import type { StageContent } from "../stage-content.ts";
import { ChosenList } from "./chosen-list.tsx";
import { CrossedOutPhraseText } from "./hud.tsx";
import css from "./result-card.module.css";

const StageClip = lazy(() => import("../clip/stage-clip.tsx"));

type ResultCardProps = {
  outcome: Outcome;
  content: StageContent;
  difficulty: 0 | 1 | 2;
  monster: string;
  onAgain(): void;
  onLeave(): void;
  /** On from where it was lost; only there when it was, and can. */
  onGoOn?: (() => void) | undefined;
  /** The same again with softer paper; only there when it did not go well a few times. */
  onRetryWithHelp?: (() => void) | undefined;
  /** After the tutorial: the story is offered, which nobody had to read before. */
  isFirst?: boolean;
};

const rankSymbols = ["", "○", "◎", "✦"] as const;
const rankNames = ["circle", "double", "drop"] as const;
const difficultyNames = ["light", "double", "dense"] as const;
/** As many words as the card holds; the rest is counted. */
const maxShownPhrases = 6;

/** 「◎まで、あと420」; whose ◎ is there already reads of the next mark. */
const formatNearMiss = (text: string, rank: number, lacking: number): string =>
  text.replace("◎", rank < 2 ? "◎" : "✦").replace("{n}", lacking.toLocaleString("ja-JP"));

/** Today's card: the words with their lines, what it was worth, and on. */
export function ResultCard(props: ResultCardProps) {
  const { outcome, content, monster, onAgain, onGoOn } = props;
  const t = useMessages<Messages>();
  const retry = useRef<HTMLDivElement>(null);
  useEffect(() => {
    retry.current?.querySelector("button")?.focus({ preventScroll: true });
    track("stg_result");
  }, []);
  const { words, messages } = content;
  const { struck: phrases, sent: submission, score } = outcome;
  const result = submission.kind === "verified" ? submission.result : null;
  const facts = { monster, words: phrases.length, stage: words.title, score: result?.score ?? score };
  return (
    <section
      className={`${css.result} appears overlay`}
      data-page=""
      aria-labelledby="stage-result"
      data-sent={submission.kind}
    >
      <div className={css.paper}>
        <h2 id="stage-result" className={classNames(css.title, "text-lead", role.display)}>
          {messages["result.title"]?.words}
        </h2>
        {phrases.length > 0 ? (
          <ul className={classNames(css.words, role.display)}>
            {phrases.slice(0, maxShownPhrases).map(({ id, phrase }) => (
              <li key={id}>
                <CrossedOutPhraseText phrase={phrase} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-body">{messages["result.none"]?.words}</p>
        )}
        {phrases.length > maxShownPhrases && (
          <p className="text-body">{t("stage.more", { count: phrases.length - maxShownPhrases })}</p>
        )}
        <p className={`${css.sign} text-body text-strong`}>
          {words.title} — {monster}
        </p>
      </div>
      <ResultWorth {...props} />
      <ChosenList content={content} taken={outcome.taken} />
      {result && (
        <DeferredShareButtons
          share={(channel) => composeShare(stageRunShare, "ja", { ...facts, runId: result.runId }, channel)}
        />
      )}
      {outcome.replay && outcome.struck.length > 0 && (
        <Suspense fallback={null}>
          <StageClip
            {...{ content, monster }}
            key={outcome.replay.log.length}
            replay={outcome.replay}
            struck={outcome.struck}
            share={result && (() => composeShare(stageRunShare, "ja", { ...facts, runId: result.runId }, "ws"))}
          />
        </Suspense>
      )}
      <ResultLinks {...props} runId={result?.runId ?? null} />
      <div ref={retry} className={`${css.again} stack-2`}>
        {onGoOn && <GoOnButton onGoOn={onGoOn} />}
        <Button look={onGoOn ? "line" : "bone"} wide onClick={onAgain}>
          {messages["stage.retry"]?.words}
        </Button>
      </div>
    </section>
  );
}

/** On from the Rule that one fell to. It waits for leave at most a few seconds, and then goes on without it. */
function GoOnButton({ onGoOn }: { onGoOn: () => void }) {
  const t = useMessages<Messages>();
  const [isPending, setIsPending] = useState(false);
  return (
    <Button
      look="bone"
      wide
      pending={isPending}
      onClick={() => {
        setIsPending(true);
        onGoOn();
      }}
    >
      {t("stage.goOn.button")}
    </Button>
  );
}

/** What it was worth, what was answered, and what is told of it. */
function ResultWorth({ outcome, content, difficulty, monster }: ResultCardProps) {
  const t = useMessages<Messages>();
  const shards = outcome.sent.kind === "verified" ? outcome.sent.result.shards : null;
  const { words, messages } = content;
  const { state, rank } = outcome;
  const isPainted = words.kind === "painted";
  const lines = isPainted ? words[state === "cleared" ? "clear" : "failed"][difficultyNames[difficulty]] : [];
  const rankText = isPainted && rank > 0 ? words.ranks[rankNames[rank - 1] ?? "circle"] : null;
  return (
    <>
      {!outcome.isPractice && <ResultScore outcome={outcome} content={content} rankName={rankText?.name ?? null} />}
      {outcome.answer && (
        <p className={`${css.answer} text-leading-17`}>
          <span className="text-body">{messages["stage.honest"]?.words}</span>
          <b>
            <SpokenWords words={outcome.answer.words} />
          </b>
          <small className="text-body">{outcome.answer.who}</small>
        </p>
      )}
      <p className={`${css.story} text-body`}>
        {rankText ? rankText.line : lines[0]}
        <br />
        {lines[1]}
        {outcome.wasAssisted && (
          <>
            <br />
            {words.assisted}
          </>
        )}
      </p>
      {shards !== null && shards <= shardsPerStep * maxShardSteps && (
        <p className="text-body">
          {t(shards % shardsPerStep === 0 ? "stage.shard.step" : "stage.shard.one", { monster })}
        </p>
      )}
      {outcome.lacking !== null && isPainted && (
        <p className="text-lead text-strong">{formatNearMiss(words.nearMiss, rank, outcome.lacking)}</p>
      )}
    </>
  );
}

type ResultScoreProps = Pick<ResultCardProps, "outcome" | "content"> & { rankName: string | null };

/** Points, mark, and what the server said of them. */
function ResultScore({ outcome, content, rankName }: ResultScoreProps) {
  const { sent: submission, score, rank, isResumed } = outcome;
  const t = useMessages<Messages>();
  const { messages } = content;
  const result = submission.kind === "verified" ? submission.result : null;
  return (
    <div className={css.worth}>
      <p className={css.score}>
        <b className={role.latin}>{(result?.score ?? score).toLocaleString("ja-JP")}</b>
        <span>{messages["stage.score"]?.words}</span>
      </p>
      {rankName !== null && (
        <p className={`${css.rank} text-body`}>
          <b>{rankSymbols[rank]}</b>
          <span>{rankName}</span>
        </p>
      )}
      {isResumed && <p className="full-row text-aside">{t("stage.goOn.note")}</p>}
      <p className={`${css.sent} full-row text-body`} role="status">
        {result && (
          <>
            <TickIcon />
            {messages["stage.verified"]?.words}
            {result.place !== null && ` ・ ${t("stage.place", { place: result.place })}`}
          </>
        )}
        {submission.kind === "sending" && t("stage.sending")}
        {submission.kind === "waiting" && t("stage.waiting")}
        {submission.kind === "late" && messages["stage.unverified"]?.note}
        {submission.kind === "local" && t("stage.local")}
      </p>
    </div>
  );
}

type ResultLinksProps = ResultCardProps & { runId: string | null };

/** Where it goes on: with softer paper, by a challenge to somebody else, back to the map, to the story or the board. */
function ResultLinks({ outcome, content, runId, onRetryWithHelp, isFirst = false, onLeave }: ResultLinksProps) {
  const t = useMessages<Messages>();
  const { words, messages } = content;
  return (
    <div className="stack-2">
      {onRetryWithHelp && (
        <div>
          <p className="text-aside">{t("stage.help.offerHint")}</p>
          <Button look="line" wide onClick={onRetryWithHelp}>
            {t("stage.help.offer")}
          </Button>
        </div>
      )}
      {runId !== null && (
        <div>
          <p className="text-aside">{messages["stage.challenge"]?.note}</p>
          <CopyLink url={`${location.origin}/lmw/stg/${words.id}?r=${runId}`} />
        </div>
      )}
      <ButtonLink look="quiet" wide to="/lmw?w=new">
        {messages["send.map"]?.words}
      </ButtonLink>
      <ButtonLink look="quiet" wide to="/lmw/main">
        {outcome.state === "cleared" ? messages["result.next"]?.words : messages["stage.leave"]?.words}
      </ButtonLink>
      {isFirst ? (
        <ButtonLink look="quiet" wide to="/lmw/introduction">
          {t("tutorial.story")}
        </ButtonLink>
      ) : (
        <Button look="quiet" wide onClick={onLeave}>
          {messages["stage.board"]?.words}
        </Button>
      )}
    </div>
  );
}

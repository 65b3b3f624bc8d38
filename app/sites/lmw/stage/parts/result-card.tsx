import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { track } from "#app/shell/tracking/track.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { Outcome } from "../play/outcome.ts";
import type { StageBook } from "../stage-book.ts";
import { Struck } from "./hud.tsx";
import css from "./result-card.module.css";

type ResultCardProps = {
  outcome: Outcome;
  book: StageBook;
  difficulty: 0 | 1 | 2;
  monster: string;
  onAgain(): void;
  onLeave(): void;
  /** The same again with softer paper; only there when it did not go well a few times. */
  onHelped?: (() => void) | undefined;
  /** After the tutorial: the story is offered, which nobody had to read before. */
  isFirst?: boolean;
};

const marks = ["", "○", "◎", "✦"] as const;
const rankNames = ["circle", "double", "drop"] as const;
const difficultyNames = ["light", "double", "dense"] as const;
/** As many words as the card holds; the rest is counted. */
const mostShown = 6;

/** 「◎まで、あと420」; whose ◎ is there already reads of the next mark. */
const nearMiss = (text: string, rank: number, lacking: number): string =>
  text.replace("◎", rank < 2 ? "◎" : "✦").replace("{n}", lacking.toLocaleString("ja-JP"));

/** Tonight's card: the words with their lines, what it was worth, and on. */
export function ResultCard({
  outcome,
  book,
  difficulty,
  monster,
  onAgain,
  onLeave,
  onHelped,
  isFirst = false,
}: ResultCardProps) {
  const t = useWords<Words>();
  const again = useRef<HTMLDivElement>(null);
  useEffect(() => {
    again.current?.querySelector("button")?.focus({ preventScroll: true });
    track("stg_result");
  }, []);
  const { words, say } = book;
  const { state, struck, sent, rank, score } = outcome;
  const isPainted = words.kind === "painted";
  const lines = isPainted ? words[state === "cleared" ? "clear" : "failed"][difficultyNames[difficulty]] : [];
  const told = isPainted && rank > 0 ? words.ranks[rankNames[rank - 1] ?? "circle"] : null;
  const result = sent.kind === "verified" ? sent.result : null;
  const facts = { monster, words: struck.length, stage: words.title, score: result?.score ?? score };
  return (
    <section className={css.result} data-page="" aria-labelledby="stage-result" data-sent={sent.kind}>
      <div className={css.paper}>
        <h2 id="stage-result" className={classNames(css.title, role.display)}>
          {say["result.title"]?.words}
        </h2>
        {struck.length > 0 ? (
          <ul className={classNames(css.words, role.display)}>
            {struck.slice(0, mostShown).map(({ id, phrase }) => (
              <li key={id}>
                <Struck phrase={phrase} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.none}>{say["result.none"]?.words}</p>
        )}
        {struck.length > mostShown && (
          <p className={css.more}>{t("stage.more", { count: struck.length - mostShown })}</p>
        )}
        <p className={css.sign}>
          {words.title} — {monster}
        </p>
      </div>
      {!outcome.isPractice && (
        <div className={css.worth}>
          <p className={css.score}>
            <b className={role.latin}>{(result?.score ?? score).toLocaleString("ja-JP")}</b>
            <span>{say["stage.score"]?.words}</span>
          </p>
          {told && (
            <p className={css.rank}>
              <b>{marks[rank]}</b>
              <span>{told.name}</span>
            </p>
          )}
          <p className={css.sent} role="status">
            {result && (
              <>
                <TickIcon />
                {say["stage.verified"]?.words}
                {result.place !== null && ` ・ ${t("stage.place", { place: result.place })}`}
              </>
            )}
            {sent.kind === "sending" && t("stage.sending")}
            {sent.kind === "waiting" && t("stage.waiting")}
            {sent.kind === "late" && say["stage.unverified"]?.note}
            {sent.kind === "local" && t("stage.local")}
          </p>
        </div>
      )}
      {outcome.answer && (
        <p className={css.answer}>
          <span>{say["stage.honest"]?.words}</span>
          <b>{outcome.answer.words}</b>
          <small>{outcome.answer.who}</small>
        </p>
      )}
      <p className={css.story}>
        {told ? told.line : lines[0]}
        <br />
        {lines[1]}
        {outcome.wasAssisted && (
          <>
            <br />
            {words.assisted}
          </>
        )}
      </p>
      {outcome.lacking !== null && isPainted && (
        <p className={css.near}>{nearMiss(words.nearMiss, rank, outcome.lacking)}</p>
      )}
      {result && (
        <ShareLater share={(channel) => composeShare("lmw", "ja", { ...facts, runId: result.runId }, channel)} />
      )}
      <div className={css.ways}>
        {onHelped && (
          <div>
            <p className={css.note}>{t("stage.help.offerHint")}</p>
            <Button look="line" wide onClick={onHelped}>
              {t("stage.help.offer")}
            </Button>
          </div>
        )}
        {result && (
          <div>
            <p className={css.note}>{say["stage.challenge"]?.note}</p>
            <CopyLink url={`${location.origin}/lmw/stg/${words.id}?r=${result.runId}`} />
          </div>
        )}
        <ButtonLink look="quiet" wide to="/lmw/main">
          {state === "cleared" ? say["result.next"]?.words : say["stage.leave"]?.words}
        </ButtonLink>
        {isFirst ? (
          <ButtonLink look="quiet" wide to="/lmw/introduction">
            {t("tutorial.story")}
          </ButtonLink>
        ) : (
          <Button look="quiet" wide onClick={onLeave}>
            {say["stage.board"]?.words}
          </Button>
        )}
      </div>
      <div ref={again} className={css.again}>
        <Button look="bone" wide onClick={onAgain}>
          {say["stage.retry"]?.words}
        </Button>
      </div>
    </section>
  );
}

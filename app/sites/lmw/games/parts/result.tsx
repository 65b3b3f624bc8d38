import { useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { ShareButtons } from "#app/kits/share/share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { gameShare } from "../../share.ts";
import type { Messages } from "../../copy/messages.ts";
import type { GamePage } from "../game.server.ts";
import type { Round } from "../flow/use-round.ts";
import { starsOf, getNextStar } from "../rules/stars.ts";
import { DuelLink } from "./duel-link.tsx";
import { StarMark } from "./star-mark.tsx";
import { WeekFigure } from "./week-figure.tsx";
import css from "./result.module.css";

interface ResultProps {
  page: GamePage;
  round: Extract<Round, { at: "result" }>;
  onAgain: () => void;
  onSend: () => void;
  onLeave: () => void;
}

const ranks = ["C", "B", "A", "S"] as const;

/** After a round: stars, points, its rank today, what was nearly reached, and again in the same thumb place. */
export function Result(props: ResultProps) {
  const { page, round } = props;
  const { setup, score, sent: submission } = round;
  const t = useMessages<Messages>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { words, host } = page;
  const counted = submission.state === "counted" ? submission.result : null;
  const points = counted?.score ?? score;
  const stars = counted?.stars ?? starsOf(words.id, setup.kind, setup.night, points);
  const lines = words.ranks[setup.isAssisted ? "assisted" : (ranks[stars] ?? "C")];
  const next = getNextStar(words.id, setup.kind, setup.night, points);
  const picture = host.moods[3 - stars];

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={css.result} data-stars={stars} data-sent={submission.state}>
      <div className={`${css.scene} overlay`}>
        {picture && <Picture picture={picture} cutout alt="" sizes="390px" className={css.host} />}
      </div>
      <h2 ref={heading} tabIndex={-1} className={`${css.title} text-body text-strong`}>
        {words.title}
        <span className="visually-hidden">{t("games.result", { stars, points })}</span>
      </h2>
      <p className={css.stars} aria-hidden="true">
        {[1, 2, 3].map((star) => (
          <StarMark key={star} isLit={stars >= star} />
        ))}
      </p>
      <p className={css.score}>
        <span className={role.latin}>{points}</span>
        <span className="text-body">{t("games.points")}</span>
      </p>
      <p className={`${css.near} text-lead text-strong`}>{next ? t("games.near", next) : t("games.allStars")}</p>
      <p className="below-3 grid">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className={`${css.rank} links-4 text-body text-bright text-leading-16`} role="status">
        <ResultStatus sent={submission} isCamera={setup.kind === "camera"} />
      </p>
      <ResultActions {...props} points={points} />
      {/* Once the round is in it, or cannot be. */}
      {submission.state !== "sending" && <WeekFigure game={words.id} />}
    </div>
  );
}

/** Again, on, and back. */
function ResultActions({ page, round, onAgain, onSend, onLeave, points }: ResultProps & { points: number }) {
  const t = useMessages<Messages>();
  const { words, area } = page;
  return (
    <div className={`${css.actions} stack-3`}>
      <Button wide onClick={onAgain} data-again>
        {words.again}
      </Button>
      {round.sent.state === "unsent" && (
        <Button look="line" wide onClick={onSend}>
          {t("games.sendAgain")}
        </Button>
      )}
      <ButtonLink look="line" wide to={`/lmw/area/${area.id}`}>
        {t("games.backTo", { area: area.name })}
      </ButtonLink>
      <Button look="quiet" onClick={onLeave}>
        {t("games.toStart")}
      </Button>
      {round.sent.state === "counted" && round.setup.kind !== "camera" && (
        <DuelLink words={words} runId={round.sent.result.runId} points={points} />
      )}
      <details className={css.share}>
        <summary className="target-line text-strong">{t("games.share")}</summary>
        <ShareButtons
          share={(channel) => composeShare(gameShare, "ja", { title: words.title, points, game: words.id }, channel)}
        />
      </details>
    </div>
  );
}

function ResultStatus({ sent: submission, isCamera }: { sent: ResultProps["round"]["sent"]; isCamera: boolean }) {
  const t = useMessages<Messages>();
  if (submission.state === "sending") return t("games.sending");
  if (submission.state === "unsent" || submission.state === "kept") return t("games.unsent");
  if (submission.state === "refused") return t("games.refused");
  const { best, isBest, bucket, players, duel } = submission.result;
  return (
    <>
      {duel && <span data-duel-outcome={duel.outcome}>{t(`games.duel.${duel.outcome}`, { points: duel.points })}</span>}
      <span>{isBest ? t("games.newBest") : t("games.best", { points: best })}</span>
      <span>
        {isCamera
          ? t("games.noBoard")
          : bucket
            ? t("games.bucket", { share: bucket })
            : t("games.players", { count: players })}
      </span>
    </>
  );
}

import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { isAreaFreed } from "../../progress/unlock.ts";
import { useProgress } from "../../progress/use-progress.ts";
import type { StageGhost } from "../client/stage-client.ts";
import type { StagePage } from "../data.server.ts";
import { type Help, saveHelp, noHelp, readHelp } from "../play/help.ts";
import type { RunOptions } from "../play/run-setup.ts";
import { getCompanion, listMetMonsters } from "./companions.ts";
import { loadPlay, StagePlay } from "./lazy-play.tsx";
import { useChallenge } from "./use-challenge.ts";
import css from "./start-sheet.module.css";

const Leaderboard = lazy(() => import("./leaderboard.tsx").then((module) => ({ default: module.Leaderboard })));
const HelpList = lazy(() => import("./help-list.tsx").then((module) => ({ default: module.HelpList })));
const ResultCard = lazy(() => import("./result-card.tsx").then((module) => ({ default: module.ResultCard })));
const UnscoredResult = lazy(() =>
  import("./unscored-result.tsx").then((module) => ({ default: module.UnscoredResult })),
);

type Difficulty = RunOptions["difficulty"];

/** Before a stage: what it is, how hard, who helps; and everything that follows from it. */
export function StartSheet({ page }: { page: StagePage }) {
  const { book: content, boss, areaName } = page;
  const t = useMessages<Messages>();
  const { progress } = useProgress();
  const challenge = useChallenge(content.id);
  const [difficulty, setDifficulty] = useState<Difficulty>(1);
  const [help, setHelp] = useState<Help>(noHelp);
  const [options, setOptions] = useState<RunOptions | null>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const isUnscored = content.words.kind === "calm";

  useEffect(() => {
    startTransition(() => {
      setHelp(readHelp());
      setIsHydrated(true);
    });
    // The field is fetched while the visitor reads, with what every stage is painted with.
    const idle = setTimeout(() => {
      void loadPlay().catch(() => {});
      void import("../rendering/pixi-sprite-batch.ts").catch(() => {});
      for (const { src } of [content.files.atlas, content.files.ground]) new Image().src = src;
    }, 800);
    return () => clearTimeout(idle);
  }, [content.files]);

  const companion = getCompanion(progress);
  const metMonsterIds = listMetMonsters(progress);
  const changeHelp = (next: Help): void => {
    setHelp(next);
    saveHelp(next);
  };
  const play = (isPractice: boolean, ghost: StageGhost | null): void => {
    const usesGhostDifficulty = ghost !== null && ghost.setup.difficulty !== difficulty;
    setOptions({
      difficulty: usesGhostDifficulty ? ghost.setup.difficulty : difficulty,
      monster: companion,
      partner: metMonsterIds.find((id) => id < 24 && id !== companion) ?? 1,
      ...{ isPractice, ghost, help },
    });
  };
  const isStageCleared = progress !== null && isAreaFreed(progress, content.id);
  const name = content.monsters.find(({ id }) => id === companion)?.name ?? "";

  return (
    <>
      <section className={`${css.sheet} stack-4`} data-alive={isHydrated || undefined}>
        <div className={css.hero}>
          {boss ? (
            <Picture picture={boss} cutout priority className={css.boss} sizes="320px" />
          ) : (
            <p className={classNames(css.sign, role.display)} aria-hidden="true">
              {content.words.boss.name.before}
            </p>
          )}
          <h1 className={classNames(css.title, role.display)}>{content.words.title}</h1>
          <p className={css.place}>
            {areaName}　{t("stage.seconds", { seconds: content.words.seconds })}
          </p>
        </div>
        <p className={css.promise}>{content.words.promise}</p>
        {hasLeft && content.words.kind === "calm" && (
          <p className={css.intro} role="status">
            {content.words.leave.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
        )}
        <p className={css.intro}>
          {content.words.intro.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
        {challenge.ghost && (
          <p className={css.ghost}>
            <span>{content.say["stage.ghost"]?.words}</span>
            <b>
              {challenge.ghost.alias}　{challenge.ghost.score.toLocaleString("ja-JP")}
              {content.say["stage.score"]?.words}
            </b>
            <span>{content.say["stage.ghost"]?.note}</span>
          </p>
        )}
        {challenge.isGone && <p className="text-aside text-leading-17">{t("stage.ghostGone")}</p>}
        {!isUnscored && !challenge.ghost && (
          <fieldset className={`${css.choice} stack-2`}>
            <legend>{t("stage.difficulty")}</legend>
            <div className={`${css.three} stack-2`}>
              {content.difficulties.map((one, i) => (
                <label key={one.name}>
                  <input
                    type="radio"
                    name="difficulty"
                    checked={i === difficulty}
                    onChange={() => setDifficulty(i as Difficulty)}
                  />
                  {one.name}
                </label>
              ))}
            </div>
            <p className="text-aside text-leading-17">{content.difficulties[difficulty]?.line}</p>
          </fieldset>
        )}
        <p className="text-aside text-leading-17">
          {t("stage.with", { monster: name })}　<a href="/lmw/monster">{t("stage.change")}</a>
        </p>
        <div className={`${css.ways} stack-2`}>
          {challenge.ghost ? (
            <>
              <Button look="blood" wide onPointerEnter={loadPlay} onClick={() => play(true, challenge.ghost)}>
                {t("stage.beside")}
              </Button>
              <Button look="line" wide onClick={() => play(false, challenge.ghost)}>
                {t("stage.sameSeed")}
              </Button>
            </>
          ) : (
            <Button look="blood" wide onPointerEnter={loadPlay} onClick={() => play(false, null)}>
              {content.say["stage.ready"]?.words}
            </Button>
          )}
          {isStageCleared && !isUnscored && !challenge.ghost && (
            <Button look="line" wide onClick={() => play(true, null)}>
              {content.say["stage.practice"]?.words}
            </Button>
          )}
          <noscript>
            <p className="text-aside text-leading-17">{t("stage.noScript")}</p>
          </noscript>
        </div>
        <details className={css.help}>
          <summary>{t("stage.help.title")}</summary>
          <p className="text-aside text-leading-17">{t("stage.help.lead")}</p>
          <Suspense>{isHydrated && <HelpList help={help} onChange={changeHelp} />}</Suspense>
        </details>
        <p className="text-aside text-leading-17">{t("stage.keys")}</p>
        <ButtonLink look="quiet" to={`/lmw/area/${Math.min(6, content.words.area)}`}>
          {t("stage.back", { area: areaName })}
        </ButtonLink>
      </section>
      {!isUnscored && (
        <Suspense fallback={<div className={css.waiting} />}>
          {isHydrated && (
            <Leaderboard content={content} difficulty={difficulty} isAssisted={help.isAssisted || help.movesItself} />
          )}
        </Suspense>
      )}
      <Suspense>
        {options && (
          <StagePlay
            {...{ content, options: { ...options, help } }}
            guide={null}
            pointer={null}
            isPrivate={isUnscored}
            metIds={metMonsterIds}
            onHelp={changeHelp}
            onLeave={() => {
              setOptions(null);
              setHasLeft(true);
            }}
            renderEnd={(outcome, again, againWith) => (
              <Suspense>
                {isUnscored ? (
                  <UnscoredResult book={content} onLeave={() => setOptions(null)} />
                ) : (
                  <ResultCard
                    {...{ outcome, content, monster: name }}
                    difficulty={options.difficulty}
                    onAgain={again}
                    onRetryWithHelp={
                      outcome.isOfferedHelp && !help.isAssisted
                        ? () => againWith({ ...help, isAssisted: true })
                        : undefined
                    }
                    onLeave={() => setOptions(null)}
                  />
                )}
              </Suspense>
            )}
          />
        )}
      </Suspense>
    </>
  );
}

import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { isFreed } from "../../progress/unlock.ts";
import { useProgress } from "../../progress/use-progress.ts";
import type { StageGhost } from "../desk/stage-desk.ts";
import type { StagePage } from "../data.server.ts";
import { type Help, keepHelp, noHelp, readHelp } from "../play/help.ts";
import type { RunWish } from "../play/run-setup.ts";
import { companionIn, metIn } from "./companions.ts";
import { loadPlay, StagePlay } from "./lazy-play.tsx";
import { useChallenge } from "./use-challenge.ts";
import css from "./start-sheet.module.css";

const Boards = lazy(() => import("./boards.tsx").then((module) => ({ default: module.Boards })));
const HelpList = lazy(() => import("./help-list.tsx").then((module) => ({ default: module.HelpList })));
const ResultCard = lazy(() => import("./result-card.tsx").then((module) => ({ default: module.ResultCard })));
const CalmEnd = lazy(() => import("./calm-end.tsx").then((module) => ({ default: module.CalmEnd })));

type Difficulty = RunWish["difficulty"];

/** Before a stage: what it is, how hard, who helps; and everything that follows from it. */
export function StartSheet({ page }: { page: StagePage }) {
  const { book, boss, areaName } = page;
  const t = useWords<Words>();
  const { progress } = useProgress();
  const challenge = useChallenge(book.id);
  const [difficulty, setDifficulty] = useState<Difficulty>(1);
  const [help, setHelp] = useState<Help>(noHelp);
  const [wish, setWish] = useState<RunWish | null>(null);
  const [isAlive, setIsAlive] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const isCalm = book.words.kind === "calm";

  useEffect(() => {
    startTransition(() => {
      setHelp(readHelp());
      setIsAlive(true);
    });
    // The field is fetched while the visitor reads, with what every stage is painted with.
    const idle = setTimeout(() => {
      void loadPlay().catch(() => {});
      void import("../picture/pixi-brush.ts").catch(() => {});
      for (const { src } of [book.files.atlas, book.files.ground]) new Image().src = src;
    }, 800);
    return () => clearTimeout(idle);
  }, [book.files]);

  const companion = companionIn(progress);
  const met = metIn(progress);
  const borrow = (next: Help): void => {
    setHelp(next);
    keepHelp(next);
  };
  const play = (isPractice: boolean, ghost: StageGhost | null): void => {
    const isFaded = ghost !== null && ghost.setup.difficulty !== difficulty;
    setWish({
      difficulty: isFaded ? ghost.setup.difficulty : difficulty,
      monster: companion,
      partner: met.find((id) => id < 24 && id !== companion) ?? 1,
      ...{ isPractice, ghost, help },
    });
  };
  const isBossMet = progress !== null && isFreed(progress, book.id);
  const name = book.monsters.find(({ id }) => id === companion)?.name ?? "";

  return (
    <>
      <section className={css.sheet} data-alive={isAlive || undefined}>
        <div className={css.hero}>
          {boss ? (
            <Picture picture={boss} cutout priority className={css.boss} sizes="320px" />
          ) : (
            <p className={classNames(css.sign, role.display)} aria-hidden="true">
              {book.words.boss.name.before}
            </p>
          )}
          <h1 className={classNames(css.title, role.display)}>{book.words.title}</h1>
          <p className={css.place}>
            {areaName}　{t("stage.seconds", { seconds: book.words.seconds })}
          </p>
        </div>
        <p className={css.promise}>{book.words.promise}</p>
        {hasLeft && book.words.kind === "calm" && (
          <p className={css.intro} role="status">
            {book.words.leave.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
        )}
        <p className={css.intro}>
          {book.words.intro.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
        {challenge.ghost && (
          <p className={css.ghost}>
            <span>{book.say["stage.ghost"]?.words}</span>
            <b>
              {challenge.ghost.alias}　{challenge.ghost.score.toLocaleString("ja-JP")}
              {book.say["stage.score"]?.words}
            </b>
            <span>{book.say["stage.ghost"]?.note}</span>
          </p>
        )}
        {challenge.isGone && <p className={css.note}>{t("stage.ghostGone")}</p>}
        {!isCalm && !challenge.ghost && (
          <fieldset className={css.choice}>
            <legend>{t("stage.difficulty")}</legend>
            <div className={css.three}>
              {book.difficulties.map((one, i) => (
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
            <p className={css.note}>{book.difficulties[difficulty]?.line}</p>
          </fieldset>
        )}
        <p className={css.note}>
          {t("stage.with", { monster: name })}　<a href="/lmw/monster">{t("stage.change")}</a>
        </p>
        <div className={css.ways}>
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
              {book.say["stage.ready"]?.words}
            </Button>
          )}
          {isBossMet && !isCalm && !challenge.ghost && (
            <Button look="line" wide onClick={() => play(true, null)}>
              {book.say["stage.practice"]?.words}
            </Button>
          )}
          <noscript>
            <p className={css.note}>{t("stage.noScript")}</p>
          </noscript>
        </div>
        <details className={css.help}>
          <summary>{t("stage.help.title")}</summary>
          <p className={css.note}>{t("stage.help.lead")}</p>
          <Suspense>{isAlive && <HelpList help={help} onChange={borrow} />}</Suspense>
        </details>
        <p className={css.note}>{t("stage.keys")}</p>
        <ButtonLink look="quiet" to={`/lmw/area/${Math.min(6, book.words.area)}`}>
          {t("stage.back", { area: areaName })}
        </ButtonLink>
      </section>
      {!isCalm && (
        <Suspense fallback={<div className={css.waiting} />}>
          {isAlive && <Boards book={book} difficulty={difficulty} isAssisted={help.isAssisted || help.movesItself} />}
        </Suspense>
      )}
      <Suspense>
        {wish && (
          <StagePlay
            {...{ book, wish: { ...wish, help } }}
            guide={null}
            finger={null}
            isPrivate={isCalm}
            metIds={met}
            onHelp={borrow}
            onLeave={() => {
              setWish(null);
              setHasLeft(true);
            }}
            renderEnd={(outcome, again, againWith) => (
              <Suspense>
                {isCalm ? (
                  <CalmEnd book={book} onLeave={() => setWish(null)} />
                ) : (
                  <ResultCard
                    {...{ outcome, book, monster: name }}
                    difficulty={wish.difficulty}
                    onAgain={again}
                    onHelped={
                      outcome.isOfferedHelp && !help.isAssisted
                        ? () => againWith({ ...help, isAssisted: true })
                        : undefined
                    }
                    onLeave={() => setWish(null)}
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

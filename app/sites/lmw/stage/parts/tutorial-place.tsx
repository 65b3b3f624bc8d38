import { lazy, type PointerEvent, startTransition, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { useProgress } from "../../progress/use-progress.ts";
import type { TutorialPage } from "../data.server.ts";
import type { EarlyFinger } from "../play/hand.ts";
import { type Help, keepHelp, noHelp, readHelp } from "../play/help.ts";
import { clockGuide, firstsGuide } from "./guides.ts";
import { loadPlay, StagePlay } from "./lazy-play.tsx";
import css from "./tutorial-place.module.css";

const StarterChoice = lazy(() => import("./starter-choice.tsx").then((module) => ({ default: module.StarterChoice })));
const ResultCard = lazy(() => import("./result-card.tsx").then((module) => ({ default: module.ResultCard })));

const nameless = 24;
const starterIds = { 1: "01", 13: "13", 17: "17" } as const;
const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
type StarterId = keyof typeof starterIds;

/** The first twenty seconds: a paper hangs there. Whoever touches it plays; who comes along is asked afterwards. */
export function TutorialPlace({ page }: { page: TutorialPage }) {
  const t = useWords<Words>();
  const { progress, deed } = useProgress();
  const [begun, setBegun] = useState<{ finger: EarlyFinger | null; isByKey: boolean } | null>(null);
  const [starter, setStarter] = useState<StarterId | null>(null);
  const [help, setHelp] = useState<Help>(noHelp);
  const [isAlive, setIsAlive] = useState(false);
  const isPlaying = begun !== null;

  useEffect(() => {
    startTransition(() => {
      setHelp(readHelp());
      setIsAlive(true);
    });
    void loadPlay().catch(() => {});
    void import("../picture/pixi-brush.ts").catch(() => {});
    for (const { src } of [page.first.files.atlas, page.first.files.ground]) new Image().src = src;
  }, [page]);

  useEffect(() => {
    if (isPlaying) return;
    const leaving = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (!arrows.includes(event.key)) return;
      event.preventDefault();
      setBegun({ finger: null, isByKey: true });
    };
    window.addEventListener("keydown", onKey, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isPlaying]);

  function onTouch(event: PointerEvent) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    setBegun({ finger: { pointerId: event.pointerId, x: event.clientX, y: event.clientY }, isByKey: false });
  }

  const leave = (): void => {
    setBegun(null);
    setStarter(null);
  };
  const borrow = (next: Help): void => {
    setHelp(next);
    keepHelp(next);
  };
  const wish = { difficulty: 0 as const, partner: 1, isPractice: false, ghost: null, help };
  const [first] = page.clock;

  return (
    <>
      <button
        type="button"
        className={css.hero}
        data-ready={isAlive || undefined}
        onPointerDown={onTouch}
        onClick={() => setBegun((before) => before ?? { finger: null, isByKey: true })}
      >
        <span className={classNames(css.sign, role.display)} aria-hidden="true">
          {page.stage.words.boss.name.before}
        </span>
        <span className={css.call}>
          <b>{first?.touch}</b>
          <span>{first?.keyboard}</span>
        </span>
      </button>
      <div className={css.below}>
        <h1 className={css.title}>{t("tutorial.title")}</h1>
        <p>{page.first.say["tutorial.safe"]?.note}</p>
        <noscript>
          <p>{t("stage.noScript")}</p>
        </noscript>
        <p>
          <Link to="/lmw/howto">{t("tutorial.read")}</Link>
        </p>
      </div>
      <Suspense>
        {begun && starter === null && (
          <StagePlay
            key="first"
            book={page.first}
            wish={{ ...wish, monster: nameless }}
            guide={clockGuide(page, begun.isByKey)}
            finger={begun.finger}
            isPrivate
            metIds={[]}
            onHelp={borrow}
            onLeave={leave}
            renderEnd={() => (
              <Suspense>
                <StarterChoice
                  page={page}
                  onChoose={(id) => {
                    void deed({ kind: "starter", monsterId: starterIds[id as StarterId] });
                    setStarter(id as StarterId);
                  }}
                />
              </Suspense>
            )}
          />
        )}
        {begun && starter !== null && (
          <StagePlay
            key="stage"
            book={page.stage}
            wish={{ ...wish, monster: progress?.companion ? Number(progress.companion) : starter }}
            guide={firstsGuide(page, begun.isByKey)}
            finger={null}
            isPrivate={false}
            metIds={[starter]}
            onHelp={borrow}
            onLeave={leave}
            renderEnd={(outcome, again) => (
              <Suspense>
                <ResultCard
                  outcome={outcome}
                  book={page.stage}
                  difficulty={wish.difficulty}
                  monster={page.starters.find(({ id }) => id === starter)?.name ?? ""}
                  onAgain={again}
                  onLeave={leave}
                  isFirst
                />
              </Suspense>
            )}
          />
        )}
      </Suspense>
    </>
  );
}

import { lazy, type PointerEvent, startTransition, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useProgress } from "../../progress/use-progress.ts";
import type { TutorialPage } from "../data.server.ts";
import type { EarlyPointer } from "../play/player-input.ts";
import { type Help, saveHelp, noHelp, readHelp } from "../play/help.ts";
import { createClockGuide, createFirstsGuide } from "./guides.ts";
import { loadPlay, StagePlay } from "./lazy-play.tsx";
import css from "./tutorial-view.module.css";

const StarterChoice = lazy(() => import("./starter-choice.tsx").then((module) => ({ default: module.StarterChoice })));
const ResultCard = lazy(() => import("./result-card.tsx").then((module) => ({ default: module.ResultCard })));

const anonymousMonster = 24;
const starterIds = { 1: "01", 13: "13", 17: "17" } as const;
const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
type StarterId = keyof typeof starterIds;

/** The first twenty seconds: a paper hangs there. Whoever touches it plays; who comes along is asked afterwards. */
export function TutorialView({ page }: { page: TutorialPage }) {
  const t = useMessages<Messages>();
  const { progress, perform } = useProgress();
  const [playStart, setPlayStart] = useState<{ finger: EarlyPointer | null; isByKey: boolean } | null>(null);
  const [starter, setStarter] = useState<StarterId | null>(null);
  const [help, setHelp] = useState<Help>(noHelp);
  const [isHydrated, setIsHydrated] = useState(false);
  const isPlaying = playStart !== null;

  useEffect(() => {
    startTransition(() => {
      setHelp(readHelp());
      setIsHydrated(true);
    });
    void loadPlay().catch(() => {});
    void import("../rendering/pixi-sprite-batch.ts").catch(() => {});
    for (const { src } of [page.first.files.atlas, page.first.files.ground]) new Image().src = src;
  }, [page]);

  useEffect(() => {
    if (isPlaying) return;
    const abortController = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (!arrows.includes(event.key)) return;
      event.preventDefault();
      setPlayStart({ finger: null, isByKey: true });
    };
    window.addEventListener("keydown", onKey, { signal: abortController.signal });
    return () => abortController.abort();
  }, [isPlaying]);

  function onTouch(event: PointerEvent) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    setPlayStart({ finger: { pointerId: event.pointerId, x: event.clientX, y: event.clientY }, isByKey: false });
  }

  const leave = (): void => {
    setPlayStart(null);
    setStarter(null);
  };
  const changeHelp = (next: Help): void => {
    setHelp(next);
    saveHelp(next);
  };
  const options = { difficulty: 0 as const, partner: 1, isPractice: false, ghost: null, help };
  const [first] = page.clock;

  return (
    <>
      <button
        type="button"
        className={css.hero}
        data-ready={isHydrated || undefined}
        onPointerDown={onTouch}
        onClick={() => setPlayStart((before) => before ?? { finger: null, isByKey: true })}
      >
        <span className={classNames(css.sign, role.display)} aria-hidden="true">
          {page.stage.words.boss.name.before}
        </span>
        <span className={css.call}>
          <b>{first?.touch}</b>
          <span>{first?.keyboard}</span>
        </span>
      </button>
      <div className={`${css.below} stack-2`}>
        <h1 className="text-lead text-strong">{t("tutorial.title")}</h1>
        <p>{page.first.say["tutorial.safe"]?.note}</p>
        <noscript>
          <p>{t("stage.noScript")}</p>
        </noscript>
        <p>
          <Link to="/lmw/howto">{t("tutorial.read")}</Link>
        </p>
      </div>
      <Suspense>
        {playStart && starter === null && (
          <StagePlay
            key="first"
            content={page.first}
            options={{ ...options, monster: anonymousMonster }}
            guide={createClockGuide(page, playStart.isByKey)}
            pointer={playStart.finger}
            isPrivate
            metIds={[]}
            onHelp={changeHelp}
            onLeave={leave}
            renderEnd={() => (
              <Suspense>
                <StarterChoice
                  page={page}
                  onChoose={(id) => {
                    void perform({ kind: "starter", monsterId: starterIds[id as StarterId] });
                    setStarter(id as StarterId);
                  }}
                />
              </Suspense>
            )}
          />
        )}
        {playStart && starter !== null && (
          <StagePlay
            key="stage"
            content={page.stage}
            options={{ ...options, monster: progress?.companion ? Number(progress.companion) : starter }}
            guide={createFirstsGuide(page, playStart.isByKey)}
            pointer={null}
            isPrivate={false}
            metIds={[starter]}
            onHelp={changeHelp}
            onLeave={leave}
            renderEnd={(outcome, again) => (
              <Suspense>
                <ResultCard
                  outcome={outcome}
                  content={page.stage}
                  difficulty={options.difficulty}
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

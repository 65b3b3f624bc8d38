import { lazy, type PointerEvent, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type MyProgress, useProgress } from "../../progress/use-progress.ts";
import type { TutorialPage } from "../data.server.ts";
import type { EarlyPointer } from "../play/player-input.ts";
import type { Help } from "../play/help.ts";
import { createClockGuide, createFirstsGuide } from "./guides.ts";
import { StagePlay } from "./lazy-play.tsx";
import { prefetchField } from "./prefetch-field.ts";
import { useHelp } from "./use-help.ts";
import css from "./tutorial-view.module.css";

const StarterChoice = lazy(() => import("./starter-choice.tsx").then((module) => ({ default: module.StarterChoice })));
const ResultCard = lazy(() => import("./result-card.tsx").then((module) => ({ default: module.ResultCard })));

const anonymousMonster = 24;
const starterIds = { 1: "01", 13: "13", 17: "17" } as const;
const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
type StarterId = keyof typeof starterIds;

/** How the play was begun: by a finger that is still down, or by a key. */
interface PlayStart {
  finger: EarlyPointer | null;
  isByKey: boolean;
}

/** The first twenty seconds: a paper hangs there. Whoever touches it plays; who comes along is asked afterwards. */
export function TutorialView({ page }: { page: TutorialPage }) {
  const t = useMessages<Messages>();
  const { progress, perform } = useProgress();
  const [playStart, setPlayStart] = useState<PlayStart | null>(null);
  const { help, changeHelp, isHydrated } = useHelp();
  const [first] = page.clock;

  useEffect(() => prefetchField(page.first.files), [page]);
  useArrowStart(playStart === null, setPlayStart);

  function onTouch(event: PointerEvent) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    setPlayStart({ finger: { pointerId: event.pointerId, x: event.clientX, y: event.clientY }, isByKey: false });
  }

  return (
    <>
      <button
        type="button"
        className={`${css.hero} frame text-bright wide`}
        data-ready={isHydrated || undefined}
        onPointerDown={onTouch}
        onClick={() => setPlayStart((before) => before ?? { finger: null, isByKey: true })}
      >
        <span className={classNames(css.sign, role.display)} aria-hidden="true">
          {page.stage.words.boss.name.before}
        </span>
        <span className={`${css.call} text-body`}>
          <b className="text-lead">{first?.touch}</b>
          <span>{first?.keyboard}</span>
        </span>
      </button>
      <div className={`${css.belowFold} stack-2 text-body`}>
        <h1 className="text-lead text-strong">{t("tutorial.title")}</h1>
        <p>{page.first.messages["tutorial.safe"]?.note}</p>
        <noscript>
          <p>{t("stage.noScript")}</p>
        </noscript>
        <p>
          <Link to="/lmw/howto" className="target-inline text-bright">
            {t("tutorial.read")}
          </Link>
        </p>
      </div>
      <Suspense>
        {playStart && (
          <TutorialRuns
            page={page}
            playStart={playStart}
            companion={progress?.companion ?? null}
            perform={perform}
            help={help}
            onHelp={changeHelp}
            onLeave={() => setPlayStart(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The arrows begin as a touch does. */
function useArrowStart(isWaiting: boolean, onStart: (start: PlayStart) => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const abortController = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (!arrows.includes(event.key)) return;
      event.preventDefault();
      onStart({ finger: null, isByKey: true });
    };
    window.addEventListener("keydown", onKey, { signal: abortController.signal });
    return () => abortController.abort();
  }, [isWaiting, onStart]);
}

type TutorialRunsProps = {
  page: TutorialPage;
  playStart: PlayStart;
  /** Who goes along with the visitor already. */
  companion: string | null;
  perform: MyProgress["perform"];
  help: Help;
  onHelp: (help: Help) => void;
  onLeave: () => void;
};

/** The nameless run and the choice after it; then the first stage with whoever was chosen. */
function TutorialRuns({ page, playStart, companion, perform, help, onHelp, onLeave }: TutorialRunsProps) {
  const { finger, isByKey } = playStart;
  const [starter, setStarter] = useState<StarterId | null>(null);
  const options = { difficulty: 0 as const, partner: 1, isPractice: false, ghost: null, help };
  if (starter === null)
    return (
      <StagePlay
        key="first"
        content={page.first}
        options={{ ...options, monster: anonymousMonster }}
        guide={createClockGuide(page, isByKey)}
        pointer={finger}
        isPrivate
        metIds={[]}
        onHelp={onHelp}
        onLeave={onLeave}
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
    );
  return (
    <StagePlay
      key="stage"
      content={page.stage}
      options={{ ...options, monster: companion ? Number(companion) : starter }}
      guide={createFirstsGuide(page, isByKey)}
      pointer={null}
      isPrivate={false}
      metIds={[starter]}
      onHelp={onHelp}
      onLeave={onLeave}
      renderEnd={(outcome, { again }) => (
        <Suspense>
          <ResultCard
            outcome={outcome}
            content={page.stage}
            difficulty={options.difficulty}
            monster={page.starters.find(({ id }) => id === starter)?.name ?? ""}
            onAgain={again}
            onLeave={onLeave}
            isFirst
          />
        </Suspense>
      )}
    />
  );
}

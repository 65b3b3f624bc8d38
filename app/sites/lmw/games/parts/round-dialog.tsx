import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { getVisitSound } from "#app/kits/sound/use-sound.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/full-dialog.css";
import type { GameDuel } from "#contracts/game-duel.ts";
import type { Messages } from "../../copy/messages.ts";
import type { GamePage } from "../game.server.ts";
import type { RunClock } from "../flow/run-clock.ts";
import type { GameChoice, Round } from "../flow/use-round.ts";
import type { GameLog } from "../rules/game-log.ts";
import type { GameSetup } from "../rules/game-rules.ts";
import { Result } from "./result.tsx";
import type { SpecialControl } from "../flow/special-control.ts";
import { RivalPoints } from "./rival-points.tsx";
import { SpecialButton } from "./special-button.tsx";
import { useRoundMusic } from "./use-round-music.ts";
import css from "./round-dialog.module.css";

interface RoundDialogProps {
  page: GamePage;
  round: Extract<Round, { at: "playing" | "result" }>;
  duel: GameDuel | null;
  begin: (choice: GameChoice) => void;
  end: (setup: GameSetup, log: GameLog, score: number) => void;
  sendAgain: () => void;
  leave: () => void;
}

/** The dialog above the page in which a round is played and its result is shown; the page behind it is inert. */
export default function RoundDialog({ page, round, duel, begin, end, sendAgain, leave }: RoundDialogProps) {
  const t = useMessages<Messages>();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pause } = usePause(round);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function onCancel(event: { preventDefault(): void }) {
    event.preventDefault();
    if (round.at === "playing") pause();
    else leave();
  }

  return (
    <dialog
      ref={dialog}
      className={`${css.page} full-dialog on-ink text-bright`}
      onCancel={onCancel}
      aria-label={page.words.title}
      data-round={round.at}
    >
      {round.at === "playing" ? (
        <Playing key={round.n} page={page} round={round} duel={duel} onEnd={end} onLeave={leave} />
      ) : (
        <Result page={page} round={round} onAgain={() => begin(round.setup)} onSend={sendAgain} onLeave={leave} />
      )}
      <p className="visually-hidden">{t("games.keysHint")}</p>
    </dialog>
  );
}

/** A page that is not looked at stands still. */
function usePause(round: Round) {
  const clock = round.at === "playing" ? round.clock : null;
  useEffect(() => {
    if (!clock) return;
    const pauseClock = (): void => clock.pause();
    const onHide = (): void => {
      if (document.hidden) pauseClock();
    };
    window.addEventListener("blur", pauseClock);
    window.addEventListener("pagehide", pauseClock);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      window.removeEventListener("blur", pauseClock);
      window.removeEventListener("pagehide", pauseClock);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [clock]);
  return { pause: () => clock?.pause() };
}

interface PlayingProps {
  page: GamePage;
  round: Extract<Round, { at: "playing" }>;
  duel: GameDuel | null;
  onEnd: (setup: GameSetup, log: GameLog, score: number) => void;
  onLeave: () => void;
}

/** How long each number of the count stands before a round goes on. */
const countdownStepMs = 340;
const countFrom = 3;

function Playing({ page, round: { setup, Play, clock }, duel, onEnd, onLeave }: PlayingProps) {
  const { words } = page;
  const [points, setPoints] = useState(0);
  const [line, setLine] = useState("");
  const [special, setSpecial] = useState<SpecialControl | null>(null);
  const { isPaused, count, resumeLater } = useRoundClock(clock);
  useRoundMusic(words.id, clock, setup.kind);
  const isTimed = setup.kind !== "twin";
  const isMotionReduced = setup.kind === "twin" || preferences.isMotionReduced();
  const captionAt = (at: string): string => words.captions.find((caption) => caption.at === at)?.words ?? "";

  useEffect(() => {
    // Before a camera is there nothing runs; that game starts the clock itself.
    if (setup.kind !== "camera") clock.run();
    const start = words.captions.find(({ at }) => at === "start");
    if (start) setLine(start.words);
  }, [clock, words, setup.kind]);

  return (
    <div className={css.playing} data-game={words.id} data-paused={isPaused || undefined}>
      <div className={`${css.backdrop} overlay`} aria-hidden="true">
        {page.layers[0] && <Picture picture={page.layers[0]} fit="cover" alt="" />}
      </div>
      <RoundHead words={words} clock={clock} kind={setup.kind} points={points} duel={duel} />
      <div className={css.field} inert={isPaused || count > 0}>
        <Play
          {...{ page, setup, clock, isMotionReduced }}
          showCaption={(at) => setLine(captionAt(at))}
          showText={setLine}
          playSound={(name) => getVisitSound().play(name)}
          setScore={setPoints}
          registerSpecial={setSpecial}
          end={(log, score) => onEnd(setup, log, score)}
        />
      </div>
      <div className={css.foot} inert={isPaused || count > 0}>
        {special && (
          <SpecialButton {...{ page, clock }} control={special} isTwin={setup.kind === "twin"} onText={setLine} />
        )}
        <p className={`${css.line} text-body text-centred text-leading-15`} role="status">
          {line}
        </p>
      </div>
      {count > 0 && (
        <p className={`${css.count} middle overlay`} aria-live="assertive">
          {count}
        </p>
      )}
      {isPaused && <Paused onResume={isTimed ? resumeLater : () => clock.run()} onLeave={onLeave} />}
    </div>
  );
}

type RoundHeadProps = {
  words: GamePage["words"];
  clock: RunClock;
  kind: GameSetup["kind"];
  points: number;
  duel: GameDuel | null;
};

/** The second goes by its questions: whoever takes long loses points there, and no time. */
const untimedGame = 2;

/** The way out, the time that is left, the points so far. */
function RoundHead({ words, clock, kind, points, duel }: RoundHeadProps) {
  const t = useMessages<Messages>();
  const isTimed = kind !== "twin" && words.id !== untimedGame;
  return (
    <header className={`${css.head} stack-2`}>
      <button
        type="button"
        className={`${css.close} middle`}
        aria-label={t("games.stop")}
        onClick={() => clock.pause()}
      >
        <CloseIcon />
      </button>
      <TimeLeft
        clock={clock}
        limitMs={isTimed ? words.seconds * 1000 : null}
        name={kind === "twin" ? words.twin.title : words.title}
      />
      <div>
        <p className={`${css.points} text-heading`}>
          <span className={role.latin} data-points={points}>
            {points}
          </span>
          <span className="text-fine">{t("games.points")}</span>
        </p>
        {duel && <RivalPoints duel={duel} clock={clock} />}
      </div>
    </header>
  );
}

/** Whether the round stands still, and the three numbers before it goes on. It begins without them: the hand is there already. */
function useRoundClock(clock: RunClock): { isPaused: boolean; count: number; resumeLater: () => void } {
  const [isRunning, setIsRunning] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  const [count, setCount] = useState(0);

  useEffect(() => {
    const unsubscribe = clock.subscribe(() => {
      setIsRunning(clock.isRunning);
      if (clock.isRunning) setHasBegun(true);
    });
    return () => {
      unsubscribe();
      clock.stop();
    };
  }, [clock]);

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => {
      setCount(count - 1);
      if (count === 1) clock.run();
    }, countdownStepMs);
    return () => clearTimeout(timer);
  }, [count, clock]);

  return { isPaused: hasBegun && !isRunning && count === 0, count, resumeLater: () => setCount(countFrom) };
}

/** The game is paused: on, or away. The first of the two has the focus. */
function Paused({ onResume, onLeave }: { onResume: () => void; onLeave: () => void }) {
  const t = useMessages<Messages>();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={first} className={`${css.paused} overlay stack-3`}>
      <p className={`below-3 text-title ${role.display}`}>{t("games.paused")}</p>
      <Button look="bone" wide onClick={onResume}>
        {t("games.resume")}
      </Button>
      <Button look="line" wide onClick={onLeave}>
        {t("games.leave")}
      </Button>
    </div>
  );
}

/** What is left of the time, as a line that grows shorter and in seconds; without a limit only the name. */
function TimeLeft(props: { clock: RunClock; limitMs: number | null; name: string }) {
  const { clock, limitMs, name } = props;
  const bar = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (limitMs === null) return;
    let shown = -1;
    return clock.onFrame((nowMs) => {
      const left = Math.max(0, limitMs - nowMs);
      bar.current?.style.setProperty("scale", `${left / limitMs} 1`);
      const seconds = Math.ceil(left / 1000);
      if (seconds === shown || !text.current) return;
      shown = seconds;
      text.current.textContent = String(seconds);
    });
  }, [clock, limitMs]);

  return (
    <div className={`${css.time} text-fine text-leading-14`}>
      <span>{name}</span>
      {limitMs !== null && (
        <>
          <span ref={text} className={`${css.seconds} text-lead text-strong`} role="timer" />
          <span className={`${css.bar} full-row`} aria-hidden="true">
            <span ref={bar} />
          </span>
        </>
      )}
    </div>
  );
}

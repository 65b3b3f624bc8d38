import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { GamePage } from "../game.server.ts";
import { type GameChoice, type Round, useRound } from "../flow/use-round.ts";
import { useDuel } from "../flow/use-duel.ts";
import { DuelNotice } from "./duel-notice.tsx";
import { NightPicker } from "./night-picker.tsx";
import { WeekFigure } from "./week-figure.tsx";
import css from "./game-view.module.css";

const RoundDialog = lazy(() => import("./round-dialog.tsx"));

/** The start screen of a game: the place at night, what is to be done in one line, and the one button. */
export function GameView({ page }: { page: GamePage }) {
  const t = useMessages<Messages>();
  const linked = useDuel(page.duelId, page.words.id);
  const duel = linked.state === "open" ? linked.duel : null;
  const { round, begin, ...roundActions } = useRound(page, duel);
  const [ownChoice, setChoice] = useState<GameChoice>({ kind: "play", isAssisted: false, night: 1 });
  // A duel is played as its round was.
  const choice = duel ?? ownChoice;
  const { words, layers, area } = page;
  const [back, mid, front] = layers;
  const isReducedMotionGame = choice.kind === "twin";

  return (
    <section className={css.view} data-game={words.id}>
      <div className={css.scene}>
        {back && <Picture picture={back} fit="cover" priority className="overlay" />}
        {mid && <Picture picture={mid} fit="cover" cutout alt="" className={`${css.mid} overlay`} />}
        {front && <Picture picture={front} fit="cover" cutout alt="" className="overlay" />}
        <Grain />
      </div>
      <div className={css.words}>
        <Link className={`${css.back} target-inline text-body text-bright`} to={`/lmw/area/${area.id}`}>
          {t("games.backTo", { area: area.name })}
        </Link>
        <div className={css.title}>
          <VerticalHeading lines={[words.title]} size={48} />
        </div>
        <p className={`${css.premise} text-body`}>
          {words.premise.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <div className="stack-4">
          <p className="text-lead text-leading-16 text-strong marked">
            {t(
              isReducedMotionGame
                ? `games.goalReducedMotion.g${gameKey(words.id)}`
                : `games.goal.g${gameKey(words.id)}`,
            )}
          </p>
          <DuelNotice words={words} linked={linked} />
          {duel ? (
            <Button wide pending={round.at === "waiting"} onClick={() => begin(duel)} data-begin>
              {t("games.duel.take")}
            </Button>
          ) : (
            <>
              <NightPicker
                words={words}
                night={choice.night}
                isTwin={isReducedMotionGame}
                onChoose={(night) => setChoice({ ...ownChoice, night })}
              />
              <BeginButtons words={words} round={round} choice={choice} onBegin={begin} onChoice={setChoice} />
            </>
          )}
          {round.at === "failed" && (
            <p role="alert" className="text-lead text-leading-16 text-strong marked">
              {t("games.failed")}
            </p>
          )}
          <details className={css.how}>
            <summary className="target-line text-strong">{t("games.how")}</summary>
            <ol className="stack-2">
              {(isReducedMotionGame ? words.twin.steps : words.steps).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="text-note">{t(`games.keys.g${gameKey(words.id)}`)}</p>
          </details>
        </div>
      </div>
      <div className={css.week}>
        <WeekFigure key={round.at} game={words.id} />
      </div>
      {(round.at === "playing" || round.at === "result") && (
        <Suspense>
          <RoundDialog page={page} round={round} duel={duel} begin={begin} {...roundActions} />
        </Suspense>
      )}
    </section>
  );
}

interface BeginButtonsProps {
  words: GamePage["words"];
  round: Round;
  choice: GameChoice;
  onBegin: (choice: GameChoice) => void;
  onChoice: (choice: GameChoice) => void;
}

/** Begin; with help or without motion; and for the fourth game, before the camera. */
function BeginButtons({ words, round, choice, onBegin, onChoice }: BeginButtonsProps) {
  const t = useMessages<Messages>();
  const isWaiting = round.at === "waiting";
  const switchWords = { onLabel: t("games.on"), offLabel: t("games.off") };
  return (
    <>
      <Button wide pending={isWaiting} onClick={() => onBegin(choice)} data-begin>
        {words.start}
      </Button>
      <div className="grid">
        <Switch
          {...switchWords}
          label={t("games.assist")}
          hint={words.assist}
          checked={choice.isAssisted}
          onChange={(event) => onChoice({ ...choice, isAssisted: event.currentTarget.checked })}
        />
        <Switch
          {...switchWords}
          label={t("games.reducedMotion", { name: words.twin.title })}
          hint={t("games.reducedMotionHint")}
          checked={choice.kind === "twin"}
          onChange={(event) => onChoice({ ...choice, kind: event.currentTarget.checked ? "twin" : "play" })}
        />
      </div>
      {words.id === 4 && (
        <Button look="line" wide pending={isWaiting} onClick={() => onBegin({ ...choice, kind: "camera" })}>
          {t("games.camera.start")}
        </Button>
      )}
    </>
  );
}

/** The number of a game as the words are keyed by it. */
const gameKey = (id: number): 1 | 2 | 3 | 4 | 5 | 6 => (id >= 1 && id <= 6 ? (id as 1) : 1);

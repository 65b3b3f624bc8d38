import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { StageGhost } from "../client/stage-client.ts";
import type { RunOptions } from "../play/run-setup.ts";
import type { StageContent } from "../stage-content.ts";
import { loadPlay } from "./lazy-play.tsx";
import css from "./start-sheet.module.css";

export type Difficulty = RunOptions["difficulty"];

/** Against whom one plays. */
export function GhostNote({ content, ghost }: { content: StageContent; ghost: StageGhost }) {
  const t = useMessages<Messages>();
  const isHouse = ghost.alias === null;
  return (
    <p className={`${css.ghost} text-body`}>
      <span>{isHouse ? t("stage.house") : content.messages["stage.ghost"]?.words}</span>
      <b className="text-lead">
        {isHouse ? content.monsters.find(({ id }) => id === ghost.setup.monster)?.name : ghost.alias}　
        {ghost.score.toLocaleString("ja-JP")}
        {content.messages["stage.score"]?.words}
      </b>
      <span>
        {isHouse
          ? t("stage.houseGhost")
          : ghost.log === null
            ? t("stage.ghostHidden")
            : content.messages["stage.ghost"]?.note}
      </span>
    </p>
  );
}

type DifficultyChoiceProps = {
  content: StageContent;
  difficulty: Difficulty;
  onChoose: (difficulty: Difficulty) => void;
};

export function DifficultyChoice({ content, difficulty, onChoose }: DifficultyChoiceProps) {
  const t = useMessages<Messages>();
  return (
    <fieldset className={`${css.choice} stack-2`}>
      <legend className="text-body text-strong">{t("stage.difficulty")}</legend>
      <div className={`${css.three} stack-2`}>
        {content.difficulties.map((one, i) => (
          <label key={one.name} className="boxed choice-box choice-tile middle text-body text-strong">
            <input
              type="radio"
              name="difficulty"
              checked={i === difficulty}
              onChange={() => onChoose(i as Difficulty)}
            />
            {one.name}
          </label>
        ))}
      </div>
      <p className="text-aside text-leading-17">{content.difficulties[difficulty]?.line}</p>
    </fieldset>
  );
}

type StartButtonsProps = {
  content: StageContent;
  ghost: StageGhost | null;
  /** The stage was finished before. */
  canPractise: boolean;
  onPlay: (isPractice: boolean, ghost: StageGhost | null) => void;
  /** On with the run that this tab was left in; only there when it was. */
  onGoOn: (() => void) | null;
};

/** Against a ghost: beside it, or by the same dice for the score. Else: for the score, or to practise. */
export function StartButtons({ content, ghost, canPractise, onPlay, onGoOn }: StartButtonsProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.actions} stack-2`}>
      {onGoOn && (
        <div className="stack-2" role="status">
          <p className="text-aside">{t("stage.interrupted.hint")}</p>
          <Button look="bone" wide onPointerEnter={loadPlay} onClick={onGoOn}>
            {t("stage.interrupted.button")}
          </Button>
        </div>
      )}
      {ghost ? (
        <>
          {ghost.log !== null && (
            <Button look="blood" wide onPointerEnter={loadPlay} onClick={() => onPlay(true, ghost)}>
              {t("stage.beside")}
            </Button>
          )}
          <Button look={ghost.log === null ? "blood" : "line"} wide onClick={() => onPlay(false, ghost)}>
            {t("stage.sameSeed")}
          </Button>
        </>
      ) : (
        <Button look="blood" wide onPointerEnter={loadPlay} onClick={() => onPlay(false, null)}>
          {content.messages["stage.ready"]?.words}
        </Button>
      )}
      {canPractise && !ghost && (
        <Button look="line" wide onClick={() => onPlay(true, null)}>
          {content.messages["stage.practice"]?.words}
        </Button>
      )}
      <noscript>
        <p className="text-aside text-leading-17">{t("stage.noScript")}</p>
      </noscript>
    </div>
  );
}

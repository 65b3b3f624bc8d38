import { useEffect, useState } from "react";
import type { LipProgressAction, LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useModal } from "#app/kits/ui/dialog/use-modal.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/full-dialog.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { SpokenWords } from "../frame/spoken-words.tsx";
import type { Resident } from "../area.server.ts";
import type { Messages } from "../copy/messages.ts";
import { getWorldMessage } from "../get-world-message.ts";
import type { WorldMessages } from "../world-messages.server.ts";
import { type DialogueLine, type EncounterOption, getCompanionLine } from "./dialogue.ts";
import {
  addMonsterLine,
  beginEncounter,
  chooseOption,
  getMood,
  goToNextLine,
  isQuestionOpen,
  isTalkOver,
  skipLines,
} from "./encounter-state.ts";
import { AnswerEffect } from "./answer-effect.tsx";
import css from "./encounter.module.css";

interface EncounterProps {
  resident: Resident;
  progress: LipProgress;
  messages: WorldMessages;
  perform: (perform: LipProgressAction) => Promise<void>;
  onClose: () => void;
}

/** A meeting: the monster, what is said one line at a time, one question whose answer it remembers. */
export function Encounter(props: EncounterProps) {
  const { resident, progress, perform, onClose } = props;
  const t = useMessages<Messages>();
  const { play } = useSound();
  const modal = useModal(true, onClose);
  const { meeting, moods, name } = resident;
  const [state, setState] = useState(() => beginEncounter(meeting, progress));
  const { option, earlierChoice } = state;
  const line = state.lines[state.at];
  const isAsking = isQuestionOpen(state);
  const isOver = isTalkOver(state);
  const mood = getMood(state);

  useNotedMeeting(resident.id, Boolean(earlierChoice), perform);

  function choose(chosen: EncounterOption): void {
    play("monster-giggle");
    setState(chooseOption(state, meeting, chosen));
    void perform({ kind: "meet", monsterId: resident.id, choice: chosen.id });
  }

  return (
    <dialog
      {...modal}
      className={`${css.meeting} full-dialog text-bright`}
      aria-label={`${name}。${meeting.place}`}
      data-over={isOver || undefined}
    >
      <div className={classNames(css.inside, `shade-${resident.hex.slice(1).toLowerCase()}`)}>
        <p className={`${css.place} text-body`}>
          {meeting.place}
          <span className="block text-note">{resident.voice}</span>
        </p>
        <div className={css.stand} data-mood={mood}>
          <Picture picture={moods[mood]} alt="" cutout className={css.figure} sizes="(min-width: 481px) 440px, 92vw" />
        </div>
        <div className={`${css.box} stack-3`}>
          <h2 className={classNames(css.name, "text-heading", role.display)}>{name}</h2>
          <div className={`${css.talk} text-lead`} aria-live="polite" aria-atomic="true">
            {isAsking ? (
              <p className={css.scene}>{meeting.prompt}</p>
            ) : (
              line && <SpokenLine key={state.at} line={line} />
            )}
          </div>
          {option && isOver && <AnswerEffect resident={resident} option={option} />}
          {isAsking ? (
            <AnswerOptions {...props} onChoose={choose} />
          ) : isOver ? (
            <PartingActions
              {...props}
              choice={option?.id ?? earlierChoice}
              onSpeak={(words) => setState(addMonsterLine(state, words))}
            />
          ) : (
            <TalkActions
              messages={props.messages}
              onSkip={() => setState(skipLines(state))}
              onNext={() => {
                play("ui-tap");
                setState(goToNextLine(state));
              }}
            />
          )}
        </div>
        <button type="button" className={`${css.away} text-bright`} onClick={onClose} aria-label={t("encounter.away")}>
          ×
        </button>
      </div>
    </dialog>
  );
}

/** Each meeting is noted: as the first, until its question was answered. */
function useNotedMeeting(monsterId: string, isAnswered: boolean, perform: EncounterProps["perform"]): void {
  useEffect(() => {
    void perform(isAnswered ? { kind: "visit", monsterId } : { kind: "meet", monsterId, choice: null });
  }, [perform, isAnswered, monsterId]);
}

function SpokenLine({ line: { who, words } }: { line: DialogueLine }) {
  const t = useMessages<Messages>();
  return (
    <p className={css[who]}>
      {who === "visitor" && <span className="text-leading-14 text-note">{t("encounter.you")}</span>}
      <SpokenWords words={words} otherClassName={css.other} />
    </p>
  );
}

type AnswerOptionsProps = Pick<EncounterProps, "resident" | "messages"> & {
  onChoose: (option: EncounterOption) => void;
};

function AnswerOptions({ resident: { meeting }, messages, onChoose }: AnswerOptionsProps) {
  return (
    <div className="stack-2" role="group" aria-label={getWorldMessage(messages, "meet.choose").words}>
      {meeting.options.map((option, i) => (
        <button
          key={option.id}
          ref={i === 0 ? focusOnMount : undefined}
          type="button"
          className={`${css.option} text-bright`}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

type PartingActionsProps = EncounterProps & {
  /** What was answered, now or at an earlier meeting. */
  choice: string | null;
  onSpeak: (words: string) => void;
};

/** After the talk: it goes along, or can; and away. */
function PartingActions({
  resident,
  progress,
  messages,
  perform,
  choice,
  onSpeak: onSay,
  onClose,
}: PartingActionsProps) {
  const t = useMessages<Messages>();
  const { play } = useSound();

  function takeAlong(): void {
    play("purr");
    onSay(getCompanionLine(resident.meeting, choice, resident.chosen));
    void perform({ kind: "companion", monsterId: resident.id });
  }

  return (
    <div className={`${css.ends} stack-2`}>
      {progress.companion === resident.id ? (
        <p className="text-body text-leading-17">
          {getWorldMessage(messages, "monster.current").words}。{getWorldMessage(messages, "monster.current").note}
        </p>
      ) : (
        <Button look="line" compact onClick={takeAlong}>
          {getWorldMessage(messages, "monster.with").words}
        </Button>
      )}
      <button ref={focusOnMount} type="button" className={`${css.next} text-bright`} onClick={onClose}>
        {t("encounter.close")}
      </button>
    </div>
  );
}

type TalkActionsProps = Pick<EncounterProps, "messages"> & { onSkip: () => void; onNext: () => void };

/** While something is said: on, or past it. */
function TalkActions({ messages, onSkip, onNext }: TalkActionsProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.ends} stack-2`}>
      <button type="button" className={`${css.skip} text-quiet`} onClick={onSkip}>
        {getWorldMessage(messages, "meet.skip").words}
      </button>
      <button ref={focusOnMount} type="button" className={`${css.next} text-bright`} onClick={onNext}>
        {t("encounter.next")}
      </button>
    </div>
  );
}

/** What leads on has the focus whenever it appears. */
const focusOnMount = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

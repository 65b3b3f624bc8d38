import { useEffect, useState } from "react";
import type { LipProgressAction, LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useModal } from "#app/kits/ui/dialog/use-modal.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Resident } from "../area.server.ts";
import type { Messages } from "../copy/messages.ts";
import { getWorldMessage } from "../get-world-message.ts";
import type { WorldMessages } from "../world-messages.server.ts";
import {
  type EncounterOption,
  type DialogueLine,
  getAnswerDialogue,
  getRevisitDialogue,
  getFirstDialogue,
  getCompanionLine,
} from "./dialogue.ts";
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
export function Encounter({ resident, progress, messages, perform, onClose }: EncounterProps) {
  const t = useMessages<Messages>();
  const { play } = useSound();
  const modal = useModal(true, onClose);
  const { meeting, moods, name } = resident;
  // What was known when the talk began: its own actions must not change it under way.
  const [previousEncounter] = useState(() => progress.meetings.find(({ monsterId }) => monsterId === resident.id));
  const [lines, setLines] = useState<readonly DialogueLine[]>(() =>
    previousEncounter?.choice ? getRevisitDialogue(meeting, progress) : getFirstDialogue(meeting, progress),
  );
  const [at, setAt] = useState(0);
  const [option, setOption] = useState<EncounterOption | null>(null);
  const line = lines[at];
  const isQuestionOpen = !previousEncounter?.choice && !option && at >= lines.length;
  const isOver = (option !== null || Boolean(previousEncounter?.choice)) && at >= lines.length - 1;

  useEffect(() => {
    void perform(
      previousEncounter?.choice
        ? { kind: "visit", monsterId: resident.id }
        : { kind: "meet", monsterId: resident.id, choice: null },
    );
  }, [perform, previousEncounter, resident.id]);

  function choose(chosen: EncounterOption): void {
    play("monster-giggle");
    setOption(chosen);
    setLines((before) => [...before, ...getAnswerDialogue(meeting, chosen)]);
    void perform({ kind: "meet", monsterId: resident.id, choice: chosen.id });
  }

  const mood =
    option && line?.who === "monster" && at < lines.length - 1
      ? "joy"
      : at === 1 && !previousEncounter
        ? "surprise"
        : "cut";
  return (
    <dialog {...modal} className={css.meeting} aria-label={`${name}。${meeting.place}`} data-over={isOver || undefined}>
      <div className={classNames(css.inside, `shade-${resident.hex.slice(1).toLowerCase()}`)}>
        <p className={css.place}>
          {meeting.place}
          <span>{resident.voice}</span>
        </p>
        <div className={css.stand} data-mood={mood}>
          <Picture picture={moods[mood]} alt="" cutout className={css.figure} sizes="(min-width: 481px) 440px, 92vw" />
        </div>
        <div className={css.box}>
          <h2 className={classNames(role.display, css.name)}>{name}</h2>
          <div className={css.talk} aria-live="polite" aria-atomic="true">
            {isQuestionOpen ? (
              <p className={css.scene}>{meeting.prompt}</p>
            ) : (
              line && (
                <p key={at} className={css[line.who]}>
                  {line.who === "visitor" && <span className={css.who}>{t("meet.you")}</span>}
                  {renderLines(line.words)}
                </p>
              )
            )}
          </div>
          {option && isOver && <AnswerEffect resident={resident} option={option} />}
          {isQuestionOpen ? (
            <div className={css.options} role="group" aria-label={getWorldMessage(messages, "meet.choose").words}>
              {meeting.options.map((one, i) => (
                <button
                  key={one.id}
                  ref={i === 0 ? focusOnMount : undefined}
                  type="button"
                  className={css.option}
                  onClick={() => choose(one)}
                >
                  {one.label}
                </button>
              ))}
            </div>
          ) : isOver ? (
            <div className={css.ends}>
              {progress.companion === resident.id ? (
                <p className={css.along}>
                  {getWorldMessage(messages, "monster.current").words}。
                  {getWorldMessage(messages, "monster.current").note}
                </p>
              ) : (
                <Button
                  look="line"
                  compact
                  onClick={() => {
                    play("purr");
                    const words = getCompanionLine(
                      meeting,
                      option?.id ?? previousEncounter?.choice ?? null,
                      resident.chosen,
                    );
                    setLines((before) => [...before, { who: "monster", words }]);
                    setAt(lines.length);
                    void perform({ kind: "companion", monsterId: resident.id });
                  }}
                >
                  {getWorldMessage(messages, "monster.with").words}
                </Button>
              )}
              <button ref={focusOnMount} type="button" className={css.next} onClick={onClose}>
                {t("meet.close")}
              </button>
            </div>
          ) : (
            <div className={css.ends}>
              <button
                type="button"
                className={css.skip}
                onClick={() => setAt(option ? lines.length - 1 : lines.length)}
              >
                {getWorldMessage(messages, "meet.skip").words}
              </button>
              <button
                ref={focusOnMount}
                type="button"
                className={css.next}
                onClick={() => {
                  play("ui-tap");
                  setAt(at + 1);
                }}
              >
                {t("meet.next")}
              </button>
            </div>
          )}
        </div>
        <button type="button" className={css.away} onClick={onClose} aria-label={t("meet.away")}>
          ×
        </button>
      </div>
    </dialog>
  );
}

/** What leads on has the focus whenever it appears. */
const focusOnMount = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** The two apricots speak in turn: the line is broken between them. */
const renderLines = (words: string) =>
  words.split("／").map((part, i) => (
    <span key={part} className={i > 0 ? css.other : undefined}>
      {part}
    </span>
  ));

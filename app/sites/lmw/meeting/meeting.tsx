import { useEffect, useState } from "react";
import type { LipDeed, LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useModal } from "#app/kits/ui/dialog/use-modal.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Resident } from "../area.server.ts";
import type { Words } from "../copy/words.ts";
import { saying } from "../say.ts";
import type { Say } from "../words.server.ts";
import { type MeetingOption, type Said, talkAfter, talkAgain, talkBefore, talkChosen } from "./talk.ts";
import { EffectTold } from "./effect-told.tsx";
import css from "./meeting.module.css";

interface MeetingProps {
  resident: Resident;
  progress: LipProgress;
  say: Say;
  deed: (deed: LipDeed) => Promise<void>;
  onClose: () => void;
}

/** A meeting: the monster, what is said one line at a time, one question whose answer it remembers. */
export function Meeting({ resident, progress, say, deed, onClose }: MeetingProps) {
  const t = useWords<Words>();
  const { play } = useSound();
  const modal = useModal(true, onClose);
  const { meeting, moods, name } = resident;
  // What was known when the talk began: its own deeds must not change it under way.
  const [known] = useState(() => progress.meetings.find(({ monsterId }) => monsterId === resident.id));
  const [lines, setLines] = useState<readonly Said[]>(() =>
    known?.choice ? talkAgain(meeting, progress) : talkBefore(meeting, progress),
  );
  const [at, setAt] = useState(0);
  const [option, setOption] = useState<MeetingOption | null>(null);
  const line = lines[at];
  const isAsked = !known?.choice && !option && at >= lines.length;
  const isOver = (option !== null || Boolean(known?.choice)) && at >= lines.length - 1;

  useEffect(() => {
    void deed(
      known?.choice
        ? { kind: "visit", monsterId: resident.id }
        : { kind: "meet", monsterId: resident.id, choice: null },
    );
  }, [deed, known, resident.id]);

  function choose(chosen: MeetingOption): void {
    play("monster-giggle");
    setOption(chosen);
    setLines((before) => [...before, ...talkAfter(meeting, chosen)]);
    void deed({ kind: "meet", monsterId: resident.id, choice: chosen.id });
  }

  const mood =
    option && line?.who === "monster" && at < lines.length - 1 ? "joy" : at === 1 && !known ? "surprise" : "cut";
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
            {isAsked ? (
              <p className={css.scene}>{meeting.prompt}</p>
            ) : (
              line && (
                <p key={at} className={css[line.who]}>
                  {line.who === "visitor" && <span className={css.who}>{t("meet.you")}</span>}
                  {broken(line.words)}
                </p>
              )
            )}
          </div>
          {option && isOver && <EffectTold resident={resident} option={option} />}
          {isAsked ? (
            <div className={css.options} role="group" aria-label={saying(say, "meet.choose").words}>
              {meeting.options.map((one, i) => (
                <button
                  key={one.id}
                  ref={i === 0 ? takeFocus : undefined}
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
                  {saying(say, "monster.current").words}。{saying(say, "monster.current").note}
                </p>
              ) : (
                <Button
                  look="line"
                  compact
                  onClick={() => {
                    play("purr");
                    const words = talkChosen(meeting, option?.id ?? known?.choice ?? null, resident.chosen);
                    setLines((before) => [...before, { who: "monster", words }]);
                    setAt(lines.length);
                    void deed({ kind: "companion", monsterId: resident.id });
                  }}
                >
                  {saying(say, "monster.with").words}
                </Button>
              )}
              <button ref={takeFocus} type="button" className={css.next} onClick={onClose}>
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
                {saying(say, "meet.skip").words}
              </button>
              <button
                ref={takeFocus}
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
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** The two apricots speak in turn: the line is broken between them. */
const broken = (words: string) =>
  words.split("／").map((part, i) => (
    <span key={part} className={i > 0 ? css.other : undefined}>
      {part}
    </span>
  ));

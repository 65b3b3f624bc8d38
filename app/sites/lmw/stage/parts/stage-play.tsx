import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { bossMusic, stageMusic } from "#app/kits/sound/sound-library.ts";
import { SoundCaption } from "#app/kits/sound/sound-caption.tsx";
import { useMusic } from "#app/kits/sound/use-sound.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { Help } from "../play/help.ts";
import type { Outcome } from "../play/outcome.ts";
import { QuestionSheet } from "./question-sheet.tsx";
import { Hud } from "./hud.tsx";
import { PauseSheet } from "./pause-sheet.tsx";
import { type PlayOptions, useRun } from "./use-run.ts";
import css from "./stage-play.module.css";

type StagePlayProps = PlayOptions & {
  onHelp(help: Help): void;
  onLeave(): void;
  /** What stands there when a run is over. */
  renderEnd(outcome: Outcome, again: () => void, againWith: (help: Help) => void): ReactNode;
};

/** A stage, over the whole window: field, words, buttons. Everything behind it rests. */
export default function StagePlay(props: StagePlayProps) {
  const { content, options, metIds, onHelp, onLeave, renderEnd } = props;
  const t = useMessages<Messages>();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { state, run } = useRun(props, dialog, field);
  const { step, hud, outcome, line, warning } = state;
  useMusic(hud?.boss ? bossMusic : stageMusic);
  const isUnscored = content.words.kind === "calm";
  const monster = content.monsters.find(({ id }) => id === options.monster);

  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);

  // The field takes the keys again when a sheet has gone.
  useEffect(() => {
    if (step === "playing") dialog.current?.focus();
  }, [step]);

  useLayoutEffect(() => {
    dialog.current?.style.setProperty("--shade", state.shade ?? monster?.hex ?? "#E0001B");
  }, [monster, state.shade]);

  function goBack() {
    if (step === "playing") run.current?.pause();
    else if (step === "paused") run.current?.resume();
    else if (step !== "counting") onLeave();
  }

  // The key is taken before the dialog hears of it: a second Esc would close it without asking.
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!event.repeat) goBack();
  }

  // By the phone's way back.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    event.preventDefault();
    goBack();
  }

  return (
    <dialog
      ref={dialog}
      className={css.play}
      tabIndex={-1}
      aria-label={content.words.title}
      data-step={step}
      data-tick={state.number}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={({ currentTarget }) => currentTarget.isConnected && onLeave()}
    >
      <div className={`${css.column} middle`}>
        <div ref={field} className={css.field} />
        {hud && step !== "over" && (
          <Hud
            hud={hud}
            painted={state.painted}
            content={content}
            isUnscored={isUnscored || content.id === 0}
            hasSpecial={!isUnscored}
            isQuestionOpen={state.isQuestionOpen}
            onPause={() => run.current?.pause()}
            onSpecial={() => run.current?.pressSpecial()}
          />
        )}
        {step !== "over" && (
          <div className={css.voice} role="status">
            {warning ? (
              <p className={css.warning}>
                <span>{content.say["stage.warning"]?.words}</span>
                <b>{warning}</b>
              </p>
            ) : (
              line && (
                <p className={css.line} key={line.words}>
                  {line.who && <b>{line.who}</b>}
                  <span>{line.words}</span>
                  {line.how && <small>{line.how}</small>}
                </p>
              )
            )}
          </div>
        )}
        {isUnscored && step !== "over" && (
          <button type="button" className={css.exit} onClick={onLeave}>
            {content.say["stage.leave"]?.words}
          </button>
        )}
        <div className={`${css.caption} text-note`}>
          <SoundCaption captions={content.captions} />
        </div>
        {step === "loading" && (
          <div className={`${css.cover} overlay stack-4`} role="status">
            <p>{content.say["stage.loading"]?.words}</p>
            <progress value={state.progress} aria-label={t("stage.loaded")} />
            <button type="button" className={`${css.quiet} text-aside`} onClick={onLeave}>
              {content.say["stage.leave"]?.words}
            </button>
          </div>
        )}
        {step === "broken" && (
          <div className={`${css.cover} overlay stack-4`} role="alert">
            <p>{t("stage.broken")}</p>
            <button type="button" className={`${css.quiet} text-aside`} onClick={onLeave}>
              {content.say["stage.leave"]?.words}
            </button>
          </div>
        )}
        {step === "counting" && (
          <p className={`${css.count} overlay`} role="status">
            {state.count}
          </p>
        )}
        {state.isQuestionOpen && step === "playing" && (
          <QuestionSheet
            content={content}
            companion={options.monster}
            metIds={metIds}
            onAnswer={(id) => run.current?.answer(id)}
          />
        )}
        {step === "paused" && (
          <PauseSheet
            content={content}
            help={options.help}
            isSlow={state.isSlow}
            isCanvasFallback={state.isCanvasFallback}
            onHelp={(help) => {
              run.current?.setHelp(help);
              onHelp(help);
            }}
            onResume={() => run.current?.resume()}
            onAgain={() => run.current?.restart()}
            onLeave={onLeave}
          />
        )}
        {step === "over" &&
          outcome &&
          renderEnd(
            outcome,
            () => run.current?.restart(),
            (help) => {
              run.current?.setHelp(help);
              onHelp(help);
              run.current?.restart();
            },
          )}
      </div>
    </dialog>
  );
}

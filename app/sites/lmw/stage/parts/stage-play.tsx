import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { SoundCaption } from "#app/kits/sound/sound-caption.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { Help } from "../play/help.ts";
import type { Outcome } from "../play/outcome.ts";
import type { RunState } from "../play/run-state.ts";
import { SpokenWords } from "../../frame/spoken-words.tsx";
import { ChoiceSheet } from "./choice-sheet.tsx";
import { QuestionSheet } from "./question-sheet.tsx";
import { Hud } from "./hud.tsx";
import { PauseSheet } from "./pause-sheet.tsx";
import { type PlayOptions, useRun } from "./use-run.ts";
import { useStageMusic } from "./use-stage-music.ts";
import css from "./stage-play.module.css";

type StagePlayProps = PlayOptions & {
  onHelp(help: Help): void;
  onLeave(): void;
  /** What stands there when a run is over. */
  renderEnd(outcome: Outcome, next: NextRun): ReactNode;
};

/** Ways on from the end of a run. */
export interface NextRun {
  again(): void;
  againWith(help: Help): void;
  /** Where it was lost. */
  goOn(): void;
}

/** A stage, over the whole window: field, words, buttons. Everything behind it rests. */
export default function StagePlay(props: StagePlayProps) {
  const { content, options, onHelp, onLeave } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { state, run } = useRun(props, dialog, field);
  const { step, hud, line, warning } = state;
  useStageMusic(content.id, hud);
  const isUnscored = content.words.kind === "calm";
  const isPaper = isUnscored && (step === "playing" || step === "counting");
  const monster = content.monsters.find(({ id }) => id === options.monster);
  usePlayDialog(dialog, step, state.shade ?? monster?.hex ?? "#E0001B");

  function goBack() {
    if (step === "playing") run.current?.pause();
    else if (step === "paused") run.current?.resume();
    else if (step !== "counting") onLeave();
  }

  const changeHelp = (help: Help): void => {
    run.current?.setHelp(help);
    onHelp(help);
  };
  return (
    <dialog
      ref={dialog}
      className={`${css.play} ${isPaper ? "" : "on-ink text-bright"}`}
      data-paper={isPaper || (isUnscored && step === "over" && "end") || undefined}
      tabIndex={-1}
      aria-label={content.words.title}
      data-step={step}
      data-tick={state.number}
      {...backKeys(goBack)}
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
        {step !== "over" && <SpokenLine content={content} warning={warning} line={line} />}
        {isUnscored && step !== "over" && <LeaveButton content={content} className={css.exit} onLeave={onLeave} />}
        <div className={`${css.caption} text-note`}>
          <SoundCaption captions={content.captions} />
        </div>
        <FieldCover content={content} state={state} onLeave={onLeave} />
        <FieldSheets props={props} state={state} run={run} onHelp={changeHelp} />
      </div>
    </dialog>
  );
}

/** Opens the dialog over the window, in the colour of whoever plays. */
function usePlayDialog(dialog: RefObject<HTMLDialogElement | null>, step: RunState["step"], shade: string): void {
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, [dialog]);

  // The field takes the keys again when a sheet has gone.
  useEffect(() => {
    if (step === "playing") dialog.current?.focus();
  }, [dialog, step]);

  useLayoutEffect(() => dialog.current?.style.setProperty("--shade", shade), [dialog, shade]);
}

/** What the Esc key and the phone's way back do in the dialog: never close it without asking. */
function backKeys(goBack: () => void) {
  return {
    // The key is taken before the dialog hears of it: a second Esc would close it without asking.
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      if (!event.repeat) goBack();
    },
    // By the phone's way back.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      event.preventDefault();
      goBack();
    },
  };
}

type FieldSheetsProps = {
  props: StagePlayProps;
  state: RunState;
  run: ReturnType<typeof useRun>["run"];
  onHelp: (help: Help) => void;
};

/** What lies over the field and asks: the question at the throne, the pause, what stands there at the end. */
function FieldSheets({ props, state, run, onHelp }: FieldSheetsProps) {
  const { content, options, metIds, onLeave, renderEnd } = props;
  const { step, outcome } = state;
  if (state.isQuestionOpen && step === "playing")
    return (
      <QuestionSheet
        content={content}
        companion={options.monster}
        metIds={metIds}
        onAnswer={(id) => run.current?.answer(id)}
      />
    );
  if (state.offer && step === "playing")
    return (
      <ChoiceSheet
        key={state.taken.length}
        content={content}
        offer={state.offer}
        taken={state.taken}
        onChoose={(way) => run.current?.choose(way)}
      />
    );
  if (step === "over" && outcome)
    return renderEnd(outcome, {
      again: () => run.current?.restart(),
      againWith(help) {
        onHelp(help);
        run.current?.restart();
      },
      goOn: () => run.current?.goOn(),
    });
  if (step !== "paused") return null;
  return (
    <PauseSheet
      content={content}
      taken={state.taken}
      help={options.help}
      isSlow={state.isSlow}
      isCanvasFallback={state.isCanvasFallback}
      onHelp={onHelp}
      onResume={() => run.current?.resume()}
      onAgain={() => run.current?.restart()}
      onLeave={onLeave}
    />
  );
}

type FieldProps = { content: PlayOptions["content"] };

/** Who comes in, or else what is said. */
function SpokenLine({ content, warning, line }: FieldProps & Pick<RunState, "warning" | "line">) {
  return (
    <div className={css.commentary} role="status">
      {warning ? (
        <p className={`${css.warning} text-body`}>
          <span>{content.messages["stage.warning"]?.words}</span>
          <b className="text-face">{warning}</b>
        </p>
      ) : (
        line && (
          <p className={`${css.line} text-body text-leading-16 text-medium`} key={line.words}>
            {line.who && <b>{line.who}</b>}
            <SpokenWords words={line.words} />
            {line.how && <small className="text-body text-bright text-strong">{line.how}</small>}
          </p>
        )
      )}
    </div>
  );
}

/** What lies over the field while nothing is played on it: loading, broken, the count before it goes on. */
function FieldCover({ content, state, onLeave }: FieldProps & { state: RunState; onLeave: () => void }) {
  const t = useMessages<Messages>();
  const { step, progress, count } = state;
  if (step === "counting")
    return (
      <p className={`${css.count} overlay`} role="status">
        {count}
      </p>
    );
  if (step !== "loading" && step !== "broken") return null;
  const leave = <LeaveButton content={content} className={`${css.quiet} text-aside`} onLeave={onLeave} />;
  return step === "loading" ? (
    <div className={`${css.cover} overlay side stack-4 text-centred`} role="status">
      <p>{content.messages["stage.loading"]?.words}</p>
      <progress value={progress} aria-label={t("stage.loaded")} />
      {leave}
    </div>
  ) : (
    <div className={`${css.cover} overlay side stack-4 text-centred`} role="alert">
      <p>{t("stage.broken")}</p>
      {leave}
    </div>
  );
}

function LeaveButton({
  content,
  className,
  onLeave,
}: FieldProps & { className: string | undefined; onLeave: () => void }) {
  return (
    <button type="button" className={className} onClick={onLeave}>
      {content.messages["stage.leave"]?.words}
    </button>
  );
}

import { type Recording, startRecording } from "#app/kits/game/replay/replay.ts";
import type { World } from "#app/kits/game/world.ts";
import { getHud, listWordStrips } from "#app/kits/game/view.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { getVisitSound } from "#app/kits/sound/use-sound.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { submitRun } from "../client/stage-client.ts";
import { fieldWidth } from "../rendering/field-units.ts";
import type { StageRenderer } from "../rendering/stage-renderer.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { phraseOf, type StageContent } from "../stage-content.ts";
import { createEffects } from "./effects.ts";
import { type EarlyPointer, type PlayerInput, createPlayerInput } from "./player-input.ts";
import type { Help } from "./help.ts";
import { loadField } from "./load-field.ts";
import { outcomeOf } from "./outcome.ts";
import { requestTicketInTime, createGhost, type RunOptions, createRunSetup } from "./run-setup.ts";
import { type RunState, initialRunState } from "./run-state.ts";
import { createSession, type Session } from "./session.ts";
import { createStageSounds } from "./stage-sounds.ts";
import { type Guide, createCommentary, type Commentary } from "./commentary.ts";
import { createTicketPrefetch } from "./ticket-prefetch.ts";

export interface RunContext {
  content: StageContent;
  options: RunOptions;
  /** The whole place of play: it takes the touches. */
  container: HTMLElement;
  /** Where the canvas comes. */
  field: HTMLElement;
  guide: Guide | null;
  /** A finger that is down already. */
  pointer: EarlyPointer | null;
  write: Visitor["write"];
  /** Only for oneself: no ticket is asked for. */
  isPrivate: boolean;
  /** Who was met, 1 to 24. */
  metIds: readonly number[];
  isMotionReduced: boolean;
  /** "canvas": without WebGL. */
  backend: "webgl" | "canvas";
  onChange(state: RunState): void;
  /** A word has its line. */
  onCrossedOut(): void;
}

/** A stage that is open for play. */
export interface Run {
  pause(): void;
  resume(): void;
  /** The same again, at once. */
  restart(): void;
  pressSpecial(): void;
  setHelp(help: Help): void;
  answer(monsterId: number): void;
  resize(): void;
}

const hudFrames = 5;
/** Defeats in a row from which help is offered. */
const offerHelpAfterDefeats = 2;
const warningTicks = 130;
/** Ticks from the end to the card: after a defeat, after a Rule has gone, after an answer that is to be read. */
const endDelayTicks = { failed: 50, cleared: 90, answered: 190 } as const;
const countdownStepMs = 620;
/** Dots of the picture to one CSS pixel: the phone's own, two at most, and fewer as long as it cannot follow. */
const maxPixelRatio = 2;
const fallbackPixelRatios = [1.5, 1, 0.75, 0.5] as const;

/** Loads what a stage needs and begins. Everything ends with the signal. */
export function startRun(parts: RunContext, signal: AbortSignal): Run {
  const { content, options, guide } = parts;
  const textOf = (id: string): string => phraseOf(content, id)?.phrase.before ?? "";
  let state: RunState = { ...initialRunState };
  let renderer: StageRenderer | null = null;
  let current: { session: Session; stop: AbortController } | null = null;
  let commentary: Commentary = createCommentary(content, options.monster, guide, null, parts.metIds);
  let warningLeft = 0;
  let frames = 0;
  let defeats = 0;
  let pixelRatio = Math.min(maxPixelRatio, window.devicePixelRatio || 1);
  let countdown: ReturnType<typeof setTimeout> | null = null;
  let help = options.help;
  const sounds = createStageSounds(getVisitSound().play, () => performance.now());
  const playerInput: PlayerInput = createPlayerInput(parts.container, help, signal, parts.pointer);

  const set = (change: Partial<RunState>): void => {
    if (signal.aborted) return;
    state = { ...state, ...change };
    parts.onChange(state);
  };

  const isUnranked = parts.isPrivate || options.isPractice;
  const tickets = createTicketPrefetch(
    () => (isUnranked ? Promise.resolve(null) : requestTicketInTime(content.id, options, help, signal)),
    () => performance.now(),
  );

  const begin = (ticket: StageTicket | null): void => {
    if (!renderer || signal.aborted) return;
    current?.stop.abort();
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort(), { signal: stop.signal });
    const recording = startRecording(gameRules, createRunSetup(content.id, options, help, ticket));
    const effects = createEffects(textOf, parts.isMotionReduced);
    if (state.isSlow) effects.isReduced = true;
    const phase = ticket?.setup.call;
    commentary = createCommentary(
      content,
      options.monster,
      guide,
      phase && ticket.caller ? { phase, ...ticket.caller } : null,
      parts.metIds,
    );
    if (!guide) commentary.queueLine({ who: null, words: content.words.promise });
    const session = createSession(
      {
        ...{ recording, renderer, effects, playerInput, ghost: createGhost(options) },
        onTick: (world, events) => {
          commentary.tick(world, events);
          sounds(events);
          handleEvents(world);
        },
        onFrame,
        getEndDelay: () =>
          endDelayTicks[recording.world.state === "failed" ? "failed" : commentary.answer ? "answered" : "cleared"],
        onSlow: () => {
          // The first time only what flies is left out.
          if (state.isSlow) pixelRatio = fallbackPixelRatios.find((fewer) => fewer < pixelRatio) ?? pixelRatio;
          set({ isSlow: true });
          resize();
        },
        onEnd: (done) => void end(done, ticket),
      },
      stop.signal,
    );
    current = { session, stop };
    // What the visitor borrowed after the ticket was written, the log says.
    const { isAssisted, movesItself } = recording.world;
    playerInput.reset({ ...help, isAssisted, movesItself });
    playerInput.setHelp(help);
    const companionHex = content.monsters.find(({ id }) => id === options.monster)?.hex;
    if (companionHex) renderer.recolour(companionHex);
    warningLeft = 0;
    set({
      step: "playing",
      outcome: null,
      line: null,
      warning: null,
      isQuestionOpen: false,
      shade: null,
      painted: 0,
      number: state.number + 1,
    });
    if (document.hidden) pause();
    else session.resume();
  };

  const handleEvents = (world: World): void => {
    for (const event of world.events) {
      if (event.kind === "boss") {
        warningLeft = warningTicks;
        const isLast = world.stage.bosses[event.n]?.isLast ?? true;
        set({
          warning: isLast
            ? content.words.boss.name.before
            : "midBoss" in content.words
              ? (content.words.midBoss?.name ?? "")
              : "",
        });
      } else if (event.kind === "phase") {
        const traits = world.boss && world.stage.bosses[world.boss.boss]?.phases[event.m]?.traits;
        if (traits?.has("question")) set({ isQuestionOpen: true });
      } else if (event.kind === "struck" || event.kind === "late") {
        if (event.kind === "struck") parts.onCrossedOut();
        if (state.isQuestionOpen) set({ isQuestionOpen: false });
      }
    }
    if (warningLeft > 0 && --warningLeft === 0) set({ warning: null });
  };

  const onFrame = (world: World): void => {
    if (frames++ % hudFrames !== 0) return;
    const strip = listWordStrips(world).find(({ role }) => role === "phase");
    set({ hud: getHud(world), painted: (strip?.painted ?? 0) / 1024, line: commentary.line });
  };

  const end = async (recording: Recording, ticket: StageTicket | null): Promise<void> => {
    defeats = recording.world.state === "failed" ? defeats + 1 : 0;
    const isOfferedHelp = defeats >= offerHelpAfterDefeats;
    const outcome = { ...outcomeOf(recording.world, content, commentary.answer), isOfferedHelp };
    tickets.renew();
    if (!ticket) return set({ step: "over", outcome, hud: getHud(recording.world) });
    set({ step: "over", outcome: { ...outcome, sent: { kind: "sending" } }, hud: getHud(recording.world) });
    const { number } = state;
    const sent = await submitRun(parts.write, ticket, recording.bytes());
    if (state.number === number && state.outcome) set({ outcome: { ...state.outcome, sent } });
  };

  const pause = (): void => {
    if (state.step !== "playing" && state.step !== "counting") return;
    if (countdown !== null) clearTimeout(countdown);
    current?.session.pause();
    playerInput.release();
    set({ step: "paused" });
  };

  const count = (left: number): void => {
    set({ step: "counting", count: left });
    countdown = setTimeout(() => {
      if (left > 1) return count(left - 1);
      set({ step: "playing" });
      current?.session.resume();
    }, countdownStepMs);
  };

  const resize = (): void => {
    const width = parts.field.clientWidth;
    const height = parts.field.clientHeight;
    if (width === 0 || !renderer) return;
    renderer.resize(width, height, pixelRatio);
    playerInput.resize(width / fieldWidth);
    if (state.step !== "playing") current?.session.redraw();
  };

  const load = async (): Promise<void> => {
    const loadedField = await loadField(parts, textOf, (progress) => set({ progress }), signal);
    if (signal.aborted) return loadedField.picture.dispose();
    renderer = loadedField.picture;
    loadedField.canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      pause();
    });
    set({ isCanvasFallback: renderer.kind === "canvas" && parts.backend === "webgl" });
    resize();
    begin(await tickets.get());
  };

  signal.addEventListener("abort", () => {
    if (countdown !== null) clearTimeout(countdown);
    current?.stop.abort();
    renderer?.dispose();
    renderer = null;
  });
  window.addEventListener("blur", pause, { signal });
  window.addEventListener("pagehide", pause, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && pause(), { signal });
  window.addEventListener("resize", resize, { signal });
  load().catch((error: unknown) => {
    if (signal.aborted) return;
    console.warn(error);
    set({ step: "broken" });
  });

  return {
    pause,
    resume: () => state.step === "paused" && count(3),
    restart: () => void tickets.get().then(begin),
    pressSpecial: playerInput.pressSpecial,
    setHelp(next) {
      help = next;
      playerInput.setHelp(next);
    },
    answer(monsterId) {
      const one = content.monsters.find(({ id }) => id === monsterId);
      if (one) {
        renderer?.recolour(one.hex);
        set({ shade: one.hex });
      }
      commentary.setSpeaker(monsterId);
      playerInput.pressSpecial();
    },
    resize,
  };
}

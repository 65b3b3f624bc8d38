import { type Recording, startRecording } from "#app/kits/game/replay/replay.ts";
import type { World } from "#app/kits/game/world.ts";
import { readHud, readStrips } from "#app/kits/game/view.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { visitSound } from "#app/kits/sound/use-sound.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { sendRun } from "../desk/stage-desk.ts";
import { fieldUnitsWide } from "../picture/field-units.ts";
import type { StagePicture } from "../picture/stage-picture.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { phraseOf, type StageBook } from "../stage-book.ts";
import { makeEffects } from "./effects.ts";
import { type EarlyFinger, type Hand, makeHand } from "./hand.ts";
import type { Help } from "./help.ts";
import { openField } from "./open-field.ts";
import { outcomeOf } from "./outcome.ts";
import { askInTime, ghostOf, type RunWish, setupOf } from "./run-setup.ts";
import { type RunState, restingState } from "./run-state.ts";
import { makeSession, type Session } from "./session.ts";
import { makeStageSounds } from "./stage-sounds.ts";
import { type Guide, makeTalk, type Talk } from "./talk.ts";
import { makeTicketAhead } from "./ticket-ahead.ts";

export interface RunParts {
  book: StageBook;
  wish: RunWish;
  /** The whole place of play: it takes the touches. */
  place: HTMLElement;
  /** Where the canvas comes. */
  field: HTMLElement;
  guide: Guide | null;
  /** A finger that is down already. */
  finger: EarlyFinger | null;
  write: Visitor["write"];
  /** Only for oneself: no ticket is asked for. */
  isPrivate: boolean;
  /** Who was met, 1 to 24. */
  metIds: readonly number[];
  isStill: boolean;
  /** "canvas": without WebGL. */
  brush: "webgl" | "canvas";
  onChange(state: RunState): void;
  /** A word has its line. */
  onStruck(): void;
}

/** A stage that is open for play. */
export interface Run {
  pause(): void;
  resume(): void;
  /** The same again, at once. */
  again(): void;
  pressSpecial(): void;
  borrow(help: Help): void;
  answer(monsterId: number): void;
  resize(): void;
}

const hudFrames = 5;
/** Defeats in a row from which help is offered. */
const patientDefeats = 2;
const warningTicks = 130;
/** Ticks from the end to the card: after a defeat, after a Rule has gone, after an answer that is to be read. */
const lingering = { failed: 50, cleared: 90, answered: 190 } as const;
const countMs = 620;
/** Dots of the picture to one CSS pixel: the phone's own, two at most, and fewer as long as it cannot follow. */
const mostDots = 2;
const coarserDots = [1.5, 1, 0.75, 0.5] as const;

/** Loads what a stage needs and begins. Everything ends with the signal. */
export function openRun(parts: RunParts, signal: AbortSignal): Run {
  const { book, wish, guide } = parts;
  const textOf = (id: string): string => phraseOf(book, id)?.phrase.before ?? "";
  let state: RunState = { ...restingState };
  let picture: StagePicture | null = null;
  let current: { session: Session; stop: AbortController } | null = null;
  let talk: Talk = makeTalk(book, wish.monster, guide, null, parts.metIds);
  let warningLeft = 0;
  let frames = 0;
  let defeats = 0;
  let dots = Math.min(mostDots, window.devicePixelRatio || 1);
  let countdown: ReturnType<typeof setTimeout> | null = null;
  let help = wish.help;
  const sounds = makeStageSounds(visitSound().play, () => performance.now());
  const hand: Hand = makeHand(parts.place, help, signal, parts.finger);

  const set = (change: Partial<RunState>): void => {
    if (signal.aborted) return;
    state = { ...state, ...change };
    parts.onChange(state);
  };

  const isUncounted = parts.isPrivate || wish.isPractice;
  const tickets = makeTicketAhead(
    () => (isUncounted ? Promise.resolve(null) : askInTime(book.id, wish, help, signal)),
    () => performance.now(),
  );

  const begin = (given: StageTicket | null): void => {
    if (!picture || signal.aborted) return;
    current?.stop.abort();
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort(), { signal: stop.signal });
    const recording = startRecording(gameRules, setupOf(book.id, wish, help, given));
    const effects = makeEffects(textOf, parts.isStill);
    if (state.isSlow) effects.isCalm = true;
    const phase = given?.setup.call;
    talk = makeTalk(book, wish.monster, guide, phase && given.caller ? { phase, ...given.caller } : null, parts.metIds);
    if (!guide) talk.say({ who: null, words: book.words.promise });
    const session = makeSession(
      {
        ...{ recording, picture, effects, hand, ghost: ghostOf(wish) },
        onTick: (world, events) => {
          talk.tick(world, events);
          sounds(events);
          follow(world);
        },
        onFrame,
        lingers: () => lingering[recording.world.state === "failed" ? "failed" : talk.answer ? "answered" : "cleared"],
        onSlow: () => {
          // The first time only what flies is left out.
          if (state.isSlow) dots = coarserDots.find((fewer) => fewer < dots) ?? dots;
          set({ isSlow: true });
          resize();
        },
        onEnd: (done) => void end(done, given),
      },
      stop.signal,
    );
    current = { session, stop };
    // What the visitor borrowed after the ticket was written, the log says.
    const { isAssisted, movesItself } = recording.world;
    hand.begin({ ...help, isAssisted, movesItself });
    hand.borrow(help);
    const own = book.monsters.find(({ id }) => id === wish.monster)?.hex;
    if (own) picture.recolour(own);
    warningLeft = 0;
    set({
      step: "playing",
      outcome: null,
      line: null,
      warning: null,
      isAsking: false,
      shade: null,
      painted: 0,
      number: state.number + 1,
    });
    if (document.hidden) pause();
    else session.go();
  };

  const follow = (world: World): void => {
    for (const event of world.events) {
      if (event.kind === "boss") {
        warningLeft = warningTicks;
        const isLast = world.stage.bosses[event.n]?.isLast ?? true;
        set({
          warning: isLast
            ? book.words.boss.name.before
            : "midBoss" in book.words
              ? (book.words.midBoss?.name ?? "")
              : "",
        });
      } else if (event.kind === "phase") {
        const traits = world.boss && world.stage.bosses[world.boss.boss]?.phases[event.m]?.traits;
        if (traits?.has("question")) set({ isAsking: true });
      } else if (event.kind === "struck" || event.kind === "late") {
        if (event.kind === "struck") parts.onStruck();
        if (state.isAsking) set({ isAsking: false });
      }
    }
    if (warningLeft > 0 && --warningLeft === 0) set({ warning: null });
  };

  const onFrame = (world: World): void => {
    if (frames++ % hudFrames !== 0) return;
    const strip = readStrips(world).find(({ role }) => role === "phase");
    set({ hud: readHud(world), painted: (strip?.painted ?? 0) / 1024, line: talk.line });
  };

  const end = async (recording: Recording, given: StageTicket | null): Promise<void> => {
    defeats = recording.world.state === "failed" ? defeats + 1 : 0;
    const isOfferedHelp = defeats >= patientDefeats;
    const outcome = { ...outcomeOf(recording.world, book, talk.answer), isOfferedHelp };
    tickets.renew();
    if (!given) return set({ step: "over", outcome, hud: readHud(recording.world) });
    set({ step: "over", outcome: { ...outcome, sent: { kind: "sending" } }, hud: readHud(recording.world) });
    const { number } = state;
    const sent = await sendRun(parts.write, given, recording.bytes());
    if (state.number === number && state.outcome) set({ outcome: { ...state.outcome, sent } });
  };

  const pause = (): void => {
    if (state.step !== "playing" && state.step !== "counting") return;
    if (countdown !== null) clearTimeout(countdown);
    current?.session.halt();
    hand.letGo();
    set({ step: "paused" });
  };

  const count = (left: number): void => {
    set({ step: "counting", count: left });
    countdown = setTimeout(() => {
      if (left > 1) return count(left - 1);
      set({ step: "playing" });
      current?.session.go();
    }, countMs);
  };

  const resize = (): void => {
    const wide = parts.field.clientWidth;
    const high = parts.field.clientHeight;
    if (wide === 0 || !picture) return;
    picture.resize(wide, high, dots);
    hand.resize(wide / fieldUnitsWide);
    if (state.step !== "playing") current?.session.show();
  };

  const load = async (): Promise<void> => {
    const opened = await openField(parts, textOf, (progress) => set({ progress }), signal);
    if (signal.aborted) return opened.picture.dispose();
    picture = opened.picture;
    opened.canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      pause();
    });
    set({ isPlain: picture.kind === "canvas" && parts.brush === "webgl" });
    resize();
    begin(await tickets.fresh());
  };

  signal.addEventListener("abort", () => {
    if (countdown !== null) clearTimeout(countdown);
    current?.stop.abort();
    picture?.dispose();
    picture = null;
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
    again: () => void tickets.fresh().then(begin),
    pressSpecial: hand.pressSpecial,
    borrow(next) {
      help = next;
      hand.borrow(next);
    },
    answer(monsterId) {
      const one = book.monsters.find(({ id }) => id === monsterId);
      if (one) {
        picture?.recolour(one.hex);
        set({ shade: one.hex });
      }
      talk.letAnswer(monsterId);
      hand.pressSpecial();
    },
    resize,
  };
}

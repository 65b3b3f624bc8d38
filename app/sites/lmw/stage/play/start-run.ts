import { type Recording, startRecording } from "#app/kits/game/replay/replay.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { submitRun } from "../client/stage-client.ts";
import { gameRules } from "../../rules/game-rules.ts";
import type { Commentary } from "./commentary.ts";
import type { Help } from "./help.ts";
import { loadField } from "./load-field.ts";
import { outcomeOf } from "./outcome.ts";
import { commentRun, playRecording } from "./play-recording.ts";
import { createRunSetup } from "./run-setup.ts";
import { beginRun, canPause, countDown, endRun, show, showSubmission, startCountdown } from "./run-steps.ts";
import { createVisit, resize, type RunContext, textOf, update, type Visit } from "./run-visit.ts";

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

const countdownStepMs = 620;

/** Loads what a stage needs and begins. Everything ends with the signal. */
export function startRun(context: RunContext, signal: AbortSignal): Run {
  const visit = createVisit(context, signal);
  const { playerInput } = visit;
  listenToPage(visit);
  loadPictures(visit).catch((error: unknown) => {
    if (signal.aborted) return;
    console.warn(error);
    update(visit, (state) => show(state, { step: "broken" }));
  });
  return {
    pause: () => pause(visit),
    resume() {
      if (visit.state.shown.step !== "paused") return;
      update(visit, startCountdown);
      waitForCount(visit);
    },
    restart: () => void visit.tickets.get().then((ticket) => begin(visit, ticket)),
    pressSpecial: playerInput.pressSpecial,
    setHelp(help) {
      update(visit, (state) => ({ ...state, help }));
      playerInput.setHelp(help);
    },
    answer: (monsterId) => answer(visit, monsterId),
    resize: () => resize(visit),
  };
}

function listenToPage(visit: Visit): void {
  const { signal } = visit;
  const pauseVisit = (): void => pause(visit);
  window.addEventListener("blur", pauseVisit, { signal });
  window.addEventListener("pagehide", pauseVisit, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && pause(visit), { signal });
  window.addEventListener("resize", () => resize(visit), { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(visit.countdown);
    visit.current?.stop.abort();
    visit.renderer?.dispose();
    visit.renderer = null;
  });
}

async function loadPictures(visit: Visit): Promise<void> {
  const { context, signal } = visit;
  const { picture, canvas } = await loadField(
    context,
    (id) => textOf(context.content, id),
    (progress) => update(visit, (state) => show(state, { progress })),
    signal,
  );
  if (signal.aborted) return picture.dispose();
  visit.renderer = picture;
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    pause(visit);
  });
  const isCanvasFallback = picture.kind === "canvas" && context.backend === "webgl";
  update(visit, (state) => show(state, { isCanvasFallback }));
  resize(visit);
  begin(visit, await visit.tickets.get());
}

/** The next run, with a ticket or for oneself. */
function begin(visit: Visit, ticket: StageTicket | null): void {
  const { context, renderer, playerInput } = visit;
  const { content, options } = context;
  const { help } = visit.state;
  if (!renderer || visit.signal.aborted) return;
  visit.current?.stop.abort();
  const recording = startRecording(gameRules, createRunSetup(content.id, options, help, ticket));
  const commentary = commentRun(context, ticket);
  const stop = new AbortController();
  visit.signal.addEventListener("abort", () => stop.abort(), { signal: stop.signal });
  const session = playRecording(visit, { recording, commentary, renderer, signal: stop.signal }, () =>
    end(visit, recording, commentary, ticket),
  );
  visit.current = { session, commentary, stop };
  // What the visitor borrowed after the ticket was written, the log says.
  const { isAssisted, movesItself } = recording.world;
  playerInput.reset({ ...help, isAssisted, movesItself });
  playerInput.setHelp(help);
  const companionHex = content.monsters.find(({ id }) => id === options.monster)?.hex;
  if (companionHex) renderer.recolour(companionHex);
  update(visit, beginRun);
  if (document.hidden) pause(visit);
  else session.resume();
}

async function end(
  visit: Visit,
  recording: Recording,
  { answer: answerLine }: Commentary,
  ticket: StageTicket | null,
): Promise<void> {
  const { content, write } = visit.context;
  const { world } = recording;
  update(visit, (state) => endRun(state, outcomeOf(world, content, answerLine), world, ticket !== null));
  visit.tickets.renew();
  if (!ticket) return;
  const { number } = visit.state.shown;
  const sent = await submitRun(write, ticket, recording.bytes());
  update(visit, (state) => showSubmission(state, number, sent));
}

function pause(visit: Visit): void {
  if (!canPause(visit.state)) return;
  clearTimeout(visit.countdown);
  visit.current?.session.pause();
  visit.playerInput.release();
  update(visit, (state) => show(state, { step: "paused" }));
}

/** Counts on until the run goes on. */
function waitForCount(visit: Visit): void {
  visit.countdown = setTimeout(() => {
    update(visit, countDown);
    if (visit.state.shown.step === "counting") waitForCount(visit);
    else visit.current?.session.resume();
  }, countdownStepMs);
}

/** Somebody answers the question at the throne, in their own colour. */
function answer(visit: Visit, monsterId: number): void {
  const monster = visit.context.content.monsters.find(({ id }) => id === monsterId);
  if (monster) {
    visit.renderer?.recolour(monster.hex);
    update(visit, (state) => show(state, { shade: monster.hex }));
  }
  visit.current?.commentary.setSpeaker(monsterId);
  visit.playerInput.pressSpecial();
}

import { waitMs } from "#app/kits/basics/abort.ts";
import { type Recording, resultOf, startRecording } from "#app/kits/game/replay/replay.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { submitRun } from "../client/stage-client.ts";
import { gameRules } from "../../rules/game-rules.ts";
import type { Commentary } from "./commentary.ts";
import type { Help } from "./help.ts";
import { loadField } from "./load-field.ts";
import { outcomeOf } from "./outcome.ts";
import { commentRun, playRecording } from "./play-recording.ts";
import { type LostRun, lostRunOf, resumedSetup } from "./lost-run.ts";
import { createRunSetup, requestTicketInTime } from "./run-setup.ts";
import { beginRun, canPause, countDown, endRun, show, showSubmission, startCountdown } from "./run-steps.ts";
import { createVisit, resize, type RunContext, textOf, update, type Visit } from "./run-visit.ts";

/** A stage that is open for play. */
export interface Run {
  pause(): void;
  resume(): void;
  /** The same again, at once. */
  restart(): void;
  /** Goes on where the last run was lost, if it was. */
  goOn(): void;
  pressSpecial(): void;
  setHelp(help: Help): void;
  answer(monsterId: number): void;
  resize(): void;
}

const countdownStepMs = 620;
/** Who wants to go on does not wait longer for what the server says of the run that was lost. */
const leaveTimeoutMs = 2_500;

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
    goOn: () => void goOn(visit),
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

/** The next run, with a ticket or for oneself; `lost`: it goes on where that was lost. */
function begin(visit: Visit, ticket: StageTicket | null, lost: LostRun | null = null): void {
  const { context, renderer, playerInput } = visit;
  const { content, options } = context;
  const { help } = visit.state;
  if (!renderer || visit.signal.aborted) return;
  visit.current?.stop.abort();
  const setup = lost && !ticket ? resumedSetup(lost, help) : createRunSetup(content.id, options, help, ticket);
  const recording = startRecording(gameRules, setup);
  visit.lost = null;
  const commentary = commentRun(context, ticket);
  const stop = new AbortController();
  visit.signal.addEventListener("abort", () => stop.abort(), { signal: stop.signal });
  const session = playRecording(visit, { recording, commentary, renderer, signal: stop.signal }, () =>
    end(visit, { recording, commentary, ticket, struckBefore: lost?.struck ?? [] }),
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

/** Asks for leave to go on where the last run was lost, and goes on without it where it does not come. */
async function goOn(visit: Visit): Promise<void> {
  const { lost, signal, context } = visit;
  if (!lost) return;
  const leave = await Promise.race([lost.leave, waitMs(leaveTimeoutMs, signal).then(() => null)]).catch(() => null);
  const { help } = visit.state;
  const { content, options } = context;
  const ticket = leave === null ? null : await requestTicketInTime(content.id, options, help, { signal, leave });
  // Something else was begun meanwhile.
  if (visit.lost !== lost) return;
  // The ticket for another whole run ended with this one.
  if (ticket) visit.tickets.drop();
  begin(visit, ticket, lost);
}

interface EndedRun {
  recording: Recording;
  commentary: Commentary;
  ticket: StageTicket | null;
  /** Words that were crossed out before it went on. */
  struckBefore: readonly string[];
}

async function end(visit: Visit, { recording, commentary, ticket, struckBefore }: EndedRun): Promise<void> {
  const { content, write } = visit.context;
  const { world } = recording;
  const outcome = outcomeOf(world, content, { answer: commentary.answer, struckBefore });
  update(visit, (state) => endRun(state, outcome, world, ticket !== null));
  visit.tickets.renew();
  const sending = ticket ? submitRun(write, ticket, recording.bytes()) : null;
  visit.lost = lostRunOf(world, [...struckBefore, ...resultOf(world).struck], sending);
  if (!sending) return;
  const { number } = visit.state.shown;
  const sent = await sending;
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

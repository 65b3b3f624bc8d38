import { waitMs } from "#app/kits/basics/abort.ts";
import { resultOf } from "#app/kits/game/replay/replay.ts";
import { submitRun } from "../client/stage-client.ts";
import type { Help } from "./help.ts";
import type { Line } from "./line-queue.ts";
import { loadField } from "./load-field.ts";
import { outcomeOf } from "./outcome.ts";
import { commentRun, playRecording } from "./play-recording.ts";
import { lostRunOf } from "./lost-run.ts";
import { requestTicketInTime } from "./run-setup.ts";
import { type RunStart, startAfterFall, startAnew, startFromSaved } from "./run-start.ts";
import { beginRun, canPause, countDown, endRun, show, showSubmission, startCountdown } from "./run-steps.ts";
import { type SavedRun, saveRun } from "./saved-run.ts";
import { forgetSavedRun } from "./saved-run-key.ts";
import type { Session } from "./session.ts";
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
  /** Takes the left, the middle or the right one of what is offered. */
  choose(way: -1 | 0 | 1): void;
  setHelp(help: Help): void;
  answer(monsterId: number): void;
  resize(): void;
}

const countdownStepMs = 620;
/** Who wants to go on does not wait longer for what the server says of the run that was lost. */
const resumeTokenTimeoutMs = 2_500;

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
    restart: () => void beginAnew(visit),
    goOn: () => void goOn(visit),
    pressSpecial: playerInput.pressSpecial,
    choose: (way) => visit.current?.session.choose(way),
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
  const leavePage = (): void => {
    pause(visit);
    // The tutorial begins anew: it is twenty seconds long.
    if (visit.current && !visit.context.guide) saveRun(sessionStorage, visit.current.start, Date.now());
  };
  window.addEventListener("blur", pauseVisit, { signal });
  window.addEventListener("pagehide", leavePage, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && leavePage(), { signal });
  window.addEventListener("resize", () => resize(visit), { signal });
  signal.addEventListener("abort", () => {
    forgetSavedRun();
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
  if (!visit.saved || !tryBeginSaved(visit, visit.saved)) await beginAnew(visit);
}

async function beginAnew(visit: Visit): Promise<void> {
  const ticket = await visit.tickets.get();
  const { content, options } = visit.context;
  begin(visit, startAnew(content.id, options, visit.state.help, ticket));
}

/** @returns false when what was kept cannot be played */
function tryBeginSaved(visit: Visit, saved: SavedRun): boolean {
  visit.saved = null;
  try {
    begin(visit, startFromSaved(saved));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** The next run. */
function begin(visit: Visit, start: RunStart): void {
  const { context, renderer, playerInput } = visit;
  const { content, options } = context;
  const { help } = visit.state;
  if (!renderer || visit.signal.aborted) return;
  const { recording, ticket } = start;
  visit.current?.stop.abort();
  visit.lost = null;
  const commentary = commentRun(context, ticket);
  const stop = new AbortController();
  visit.signal.addEventListener("abort", () => stop.abort(), { signal: stop.signal });
  const session = playRecording(visit, { recording, commentary, renderer, signal: stop.signal }, () =>
    end(visit, start, commentary.answer),
  );
  visit.current = { session, commentary, stop, start };
  // What the visitor borrowed after the ticket was written, the log says.
  const { isAssisted, movesItself } = recording.world;
  playerInput.reset({ ...help, isAssisted, movesItself });
  playerInput.setHelp(help);
  const companionHex = content.monsters.find(({ id }) => id === options.monster)?.hex;
  if (companionHex) renderer.recolour(companionHex);
  update(visit, beginRun);
  if (document.hidden) pause(visit);
  else if (start.isInterrupted) countIn(visit, session);
  else session.resume();
}

/** Asks for a ticket to go on where the last run was lost, and goes on without it where it does not come. */
async function goOn(visit: Visit): Promise<void> {
  const { lost, signal, context } = visit;
  if (!lost) return;
  const resumeToken = await Promise.race([
    lost.resumeToken,
    waitMs(resumeTokenTimeoutMs, signal).then(() => null),
  ]).catch(() => null);
  const { help } = visit.state;
  const { content, options } = context;
  const ticket =
    resumeToken === null ? null : await requestTicketInTime(content.id, options, help, { signal, resumeToken });
  // Something else was begun meanwhile.
  if (visit.lost !== lost) return;
  // The ticket for another whole run ended with this one.
  if (ticket) visit.tickets.drop();
  begin(visit, startAfterFall(content.id, options, visit.state.help, { ticket, lost }));
}

async function end(
  visit: Visit,
  { recording, ticket, struckBefore }: RunStart,
  answerLine: Line | null,
): Promise<void> {
  const { content, write } = visit.context;
  forgetSavedRun();
  const { world } = recording;
  const log = recording.bytes();
  const outcome = outcomeOf(world, content, { answer: answerLine, struckBefore, log });
  update(visit, (state) => endRun(state, outcome, world, ticket !== null));
  visit.tickets.renew();
  const sending = ticket ? submitRun(write, ticket, log) : null;
  visit.lost = lostRunOf(world, [...struckBefore, ...resultOf(world).struck], sending);
  if (!sending) return;
  const { number } = visit.state.shown;
  const sent = await sending;
  update(visit, (state) => showSubmission(state, number, sent));
}

/** Shows where it was broken off, and counts before it goes on. */
function countIn(visit: Visit, session: Session): void {
  session.redraw();
  pause(visit);
  update(visit, startCountdown);
  waitForCount(visit);
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

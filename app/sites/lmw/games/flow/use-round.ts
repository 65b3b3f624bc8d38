import { type ComponentType, useEffect, useRef, useState } from "react";
import { track } from "#app/kits/analytics/track.ts";
import type { GameDuel } from "#contracts/game-duel.ts";
import type { GameTicket } from "#contracts/lip-game.ts";
import type { GamePage } from "../game.server.ts";
import type { PlayProps } from "../play-props.ts";
import type { GameLog } from "../rules/game-log.ts";
import type { GameSetup } from "../rules/game-rules.ts";
import { createRunClock, type RunClock } from "./run-clock.ts";
import { gameLoaders } from "./game-loaders.ts";
import type { RoundSubmission, RoundSubmissionState } from "./round-client.ts";

/** Where the visitor is: before play, in it, or after it. */
export type Round =
  | { at: "start" }
  | { at: "waiting" }
  | { at: "failed" }
  | { at: "playing"; n: number; setup: GameSetup; Play: ComponentType<PlayProps>; clock: RunClock }
  | {
      at: "result";
      setup: GameSetup;
      score: number;
      sent: RoundSubmissionState | { state: "sending" } | { state: "kept" };
    };

export type GameChoice = Omit<GameSetup, "seed" | "game">;

/** So long is waited for the leave to play before the round begins without it. */
const ticketTimeoutMs = 2_500;

/**
 * One game from start to result. The ticket is requested when it begins (for the next one while the result is
 * looked at, so that again is at once); without a connection the game of the same day is played, and not counted.
 * @param duel what is taken up: then its question is played, as its round was
 */
export function useRound(page: GamePage, duel: GameDuel | null) {
  const [round, setRound] = useState<Round>({ at: "start" });
  const roundRef = useRef<{ ticket: GameTicket | null; next: Promise<GameTicket | null> | null; n: number }>({
    ...{ ticket: null, next: null, n: 0 },
  });
  const submission = useRef<RoundSubmission | null>(null);
  const game = page.words.id;
  const duelId = duel?.id ?? null;

  useEffect(() => () => void (roundRef.current.n = -1), []);

  async function begin(choice: GameChoice) {
    if (round.at !== "result") setRound({ at: "waiting" });
    const current = roundRef.current;
    current.n++;
    const myRound = current.n;
    const request = { game, ...choice };
    const ticketPromise = current.next ?? requestTicket(request, duelId);
    current.next = null;
    const gameModule = await gameLoaders[game - 1]?.().catch(() => null);
    const ticket = await Promise.race([ticketPromise, waitMs(ticketTimeoutMs)]);
    if (current.n !== myRound) return;
    if (!gameModule) return setRound({ at: "failed" });
    current.ticket = matchTicket(ticket, choice, duel);
    const setup: GameSetup = current.ticket ? current.ticket.setup : { ...request, seed: duel?.seed ?? page.seed };
    setRound({ at: "playing", n: myRound, setup, Play: gameModule.Play, clock: createRunClock() });
  }

  async function end(setup: GameSetup, log: GameLog, score: number) {
    const { ticket, n } = roundRef.current;
    roundRef.current.next = requestTicket(setup, duelId);
    const client = ticket && (await import("./round-client.ts"));
    if (roundRef.current.n !== n) return;
    submission.current = client ? client.createRoundSubmission(ticket, log, duelId) : null;
    setRound({ at: "result", setup, score, sent: { state: ticket ? "sending" : "kept" } });
    void send();
  }

  async function send() {
    const currentSubmission = submission.current;
    const sent = await currentSubmission?.send();
    if (!sent || submission.current !== currentSubmission) return;
    if (sent.state === "counted") track("game_result");
    setRound((now) => (now.at === "result" ? { ...now, sent } : now));
  }

  return {
    round,
    begin: (choice: GameChoice) => void begin(choice),
    end: (setup: GameSetup, log: GameLog, score: number) => void end(setup, log, score),
    /** Sends what could not be sent. */
    sendAgain: () => void send(),
    leave: () => {
      roundRef.current.n++;
      roundRef.current.next = null;
      submission.current = null;
      setRound({ at: "start" });
    },
  };
}

/** A ticket of another choice, or of another question than the duel's, is not for this round. */
const matchTicket = (
  ticket: GameTicket | null,
  { kind, isAssisted, night }: GameChoice,
  duel: GameDuel | null,
): GameTicket | null =>
  ticket?.setup.kind === kind &&
  ticket.setup.isAssisted === isAssisted &&
  ticket.setup.night === night &&
  (duel === null || ticket.setup.seed === duel.seed)
    ? ticket
    : null;

const waitMs = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** What speaks with the server comes with its own script, once something is begun. */
const requestTicket = async (request: Omit<GameSetup, "seed">, duelId: string | null): Promise<GameTicket | null> =>
  import("./round-client.ts").then(
    (client) => client.requestTicket(request, duelId),
    () => null,
  );

import { type ComponentType, useEffect, useRef, useState } from "react";
import { track } from "#app/shell/tracking/track.ts";
import type { GameTicket } from "#contracts/lip-game.ts";
import type { GamePage } from "../game.server.ts";
import type { PlayProps } from "../play-props.ts";
import type { GameLog } from "../rules/game-log.ts";
import type { GameSetup } from "../rules/game-rules.ts";
import { makeRunClock, type RunClock } from "./run-clock.ts";
import { scenes } from "./scenes.ts";
import type { RoundLetter, SentRound } from "./send-round.ts";

/** Where the visitor is: before play, in it, or after it. */
export type Round =
  | { at: "start" }
  | { at: "waiting" }
  | { at: "failed" }
  | { at: "playing"; n: number; setup: GameSetup; Play: ComponentType<PlayProps>; clock: RunClock }
  | { at: "result"; setup: GameSetup; score: number; sent: SentRound | { state: "sending" } | { state: "kept" } };

export type GameChoice = Omit<GameSetup, "seed" | "game">;

/** So long is waited for the leave to play before the round begins without it. */
const patienceMs = 2_500;

/**
 * One game from start to result. The leave to play is asked for when it begins (for the next one while the result is
 * looked at, so that again is at once); without a line the same night is played, and not counted.
 */
export function useRound(page: GamePage) {
  const [round, setRound] = useState<Round>({ at: "start" });
  const hold = useRef<{ ticket: GameTicket | null; next: Promise<GameTicket | null> | null; n: number }>({
    ...{ ticket: null, next: null, n: 0 },
  });
  const letter = useRef<RoundLetter | null>(null);
  const game = page.words.id;

  useEffect(() => () => void (hold.current.n = -1), []);

  async function begin(choice: GameChoice) {
    if (round.at !== "result") setRound({ at: "waiting" });
    const held = hold.current;
    held.n++;
    const mine = held.n;
    const wish = { game, ...choice };
    const asked = held.next ?? askTicket(wish);
    held.next = null;
    const scene = await scenes[game - 1]?.().catch(() => null);
    const ticket = await Promise.race([asked, pause(patienceMs)]);
    if (held.n !== mine) return;
    if (!scene) return setRound({ at: "failed" });
    // A ticket of another choice, or of another night, is not for this round.
    const isOurs = ticket?.setup.kind === choice.kind && ticket.setup.isAssisted === choice.isAssisted;
    held.ticket = isOurs ? ticket : null;
    const setup: GameSetup = held.ticket ? held.ticket.setup : { ...wish, seed: page.seed };
    setRound({ at: "playing", n: mine, setup, Play: scene.Play, clock: makeRunClock() });
  }

  async function end(setup: GameSetup, log: GameLog, score: number) {
    const { ticket, n } = hold.current;
    hold.current.next = askTicket(setup);
    const post = ticket && (await import("./send-round.ts"));
    if (hold.current.n !== n) return;
    letter.current = post ? post.writeLetter(ticket, log) : null;
    setRound({ at: "result", setup, score, sent: { state: ticket ? "sending" : "kept" } });
    void send();
  }

  async function send() {
    const sending = letter.current;
    const sent = await sending?.send();
    if (!sent || letter.current !== sending) return;
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
      hold.current.n++;
      hold.current.next = null;
      letter.current = null;
      setRound({ at: "start" });
    },
  };
}

const pause = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** What speaks with the server comes with its own script, once something is begun. */
const askTicket = async (wish: Omit<GameSetup, "seed">): Promise<GameTicket | null> =>
  import("./send-round.ts").then(
    (post) => post.askTicket(wish),
    () => null,
  );

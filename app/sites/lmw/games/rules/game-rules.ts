/** How a round is played: with its motion, with reduced motion (`twin`), or (only the fourth) before the camera. */
export const gameKinds = ["play", "twin", "camera"] as const;
export type GameKind = (typeof gameKinds)[number];

/** Each game has three nights, each with one rule more than the one before it. */
export const gameNights = [1, 2, 3] as const;
export type GameNight = (typeof gameNights)[number];

/** The event by which a monster lends its hand, in all six games; it can be done while `special(world).charge` is full. */
export const specialEvent = -90;
/** How full the charge can be, in thousandths. */
export const fullCharge = 1000;

/** How far a monster is ready to lend its hand. */
export interface SpecialState {
  /** 0 to `fullCharge`. */
  charge: number;
  /** What it does goes on at this moment. */
  isActive: boolean;
}

/** What a round is made of. The same setup and the same events give the same score everywhere. */
export interface GameSetup {
  /** 1 to 6. */
  game: number;
  kind: GameKind;
  isAssisted: boolean;
  night: GameNight;
  /** 32 bits; the same for all who play on one day. */
  seed: number;
}

/** What was done at a moment of a round: whole numbers whose meaning only the game knows. */
export interface GameEvent {
  /** Milliseconds since the round began; pauses are left out. */
  atMs: number;
  what: readonly number[];
}

/** What a round has come to. */
export interface GameOutcome {
  score: number;
  /** False: at this moment the round still goes on. */
  isOver: boolean;
}

/**
 * The rules of one game: whole numbers, own dice, no clock. The page plays by them and the server plays the log again.
 * `W` is the state; scenes read it and never write into it.
 */
export interface GameRules<W> {
  /** @param pool hex colours that the second game asks for; the others need none */
  begin(setup: GameSetup, pool: readonly string[]): W;
  /** Takes one event; their moments never go back. @throws GameFault for what nobody can do */
  act(world: W, event: GameEvent): void;
  /** Lets time go on to a moment without doing anything. */
  pass(world: W, atMs: number): void;
  /** Of the moment that was passed last. */
  outcome(world: W): GameOutcome;
  /** How far the monster is ready to lend its hand (`specialEvent`); whoever never uses it plays as if there were none. */
  special(world: W): SpecialState;
}

/** An event that the game does not know at this moment: the log was not written by playing. */
export class GameEventError extends Error {
  constructor() {
    super("an event that cannot be");
    this.name = "GameEventError";
  }
}

/** A whole number between two bounds (both may be). @throws GameFault */
export function requireInRange(value: number | undefined, low: number, high: number): number {
  if (value === undefined || value < low || value > high) throw new GameEventError();
  return value;
}

import { div } from "../fixed-point.ts";
import type { Input } from "../player.ts";

// What the player did, tick by tick, in as few bytes as may be: 0x00–0x3f the same again, 1 to 64 times; 0x40–0x7f a
// little other than before (-4 to 3 each way); 0x80–0xbf with the buttons in the low bits, then dx and dy; 0xc0–0xff the
// same again, 65 to 16448 times, with a second byte. Before it: a mark, a version, the number of ticks, the checkpoints.

/** Ticks between two checkpoints. */
export const checkpointTicks = 600;
/** The longest log that is read, in bytes and in ticks. */
export const maxLogBytes = 40_000;
export const maxLogTicks = 20_000;

const mark = 0x4b;
const version = 1;

/** Why a log cannot be read. */
export type LogErrorReason = "oversize" | "foreign" | "truncated" | "broken";

/** A log that is not one. */
export class LogError extends Error {
  readonly reason: LogErrorReason;
  constructor(fault: LogErrorReason) {
    super(`log: ${fault}`);
    this.name = "LogError";
    this.reason = fault;
  }
}

/** A run as it was played: every tick's input, and the fingerprint of the state every 600 ticks and at the end. */
export interface InputLog {
  dx: Int8Array;
  dy: Int8Array;
  buttons: Uint8Array;
  checkpoints: readonly number[];
}

/** Writes down what is done. */
export interface LogWriter {
  readonly ticks: number;
  /** One tick. @throws RangeError when the run is longer than a log may be */
  add(input: Input): void;
  /** A fingerprint of the state, in order. */
  check(hash: number): void;
  /** The log so far; `last` is a fingerprint behind the others, for this copy alone. */
  bytes(last?: number): Uint8Array;
}

/** An empty log. */
export function createLogWriter(): LogWriter {
  const body: number[] = [];
  const checkpoints: number[] = [];
  let ticks = 0;
  let repeats = 0;
  let dx = 0;
  let dy = 0;
  let buttons = 0;

  const flush = (): void => {
    for (; repeats >= 65;) {
      const n = repeats < 16_448 ? repeats : 16_448;
      body.push(0xc0 | ((n - 65) >> 8), (n - 65) & 0xff);
      repeats -= n;
    }
    if (repeats > 0) body.push(repeats - 1);
    repeats = 0;
  };

  return {
    get ticks() {
      return ticks;
    },
    add(input) {
      if (++ticks > maxLogTicks) throw new RangeError("the run is too long");
      if (input.dx === dx && input.dy === dy && input.buttons === buttons) {
        repeats++;
        return;
      }
      flush();
      const stepX = input.dx - dx;
      const stepY = input.dy - dy;
      if (input.buttons === buttons && isLittle(stepX) && isLittle(stepY))
        body.push(0x40 | ((stepX + 4) << 3) | (stepY + 4));
      else body.push(0x80 | (input.buttons & 0x3f), input.dx & 0xff, input.dy & 0xff);
      ({ dx, dy, buttons } = input);
    },
    check: (hash) => void checkpoints.push(hash),
    bytes(last) {
      flush();
      const hashes = last === undefined ? checkpoints : [...checkpoints, last];
      const head = [mark, version, ...varint(ticks), ...varint(hashes.length)];
      for (const hash of hashes) head.push(hash & 0xff, (hash >> 8) & 0xff, (hash >> 16) & 0xff, hash >>> 24);
      return Uint8Array.from([...head, ...body]);
    },
  };
}

const isLittle = (step: number): boolean => step >= -4 && step <= 3;

const varint = (n: number): number[] => (n < 0x80 ? [n] : [(n & 0x7f) | 0x80, ...varint(n >> 7)]);

/** Reads a log. @throws LogError when it is too large, not ours, cut off, or says more or less than it promised. */
export function parseLog(bytes: Uint8Array): InputLog {
  if (bytes.length > maxLogBytes) throw new LogError("oversize");
  if (bytes[0] !== mark || bytes[1] !== version) throw new LogError("foreign");
  const from: ByteCursor = { bytes, at: 2 };
  const ticks = nextNumber(from);
  if (ticks > maxLogTicks) throw new LogError("oversize");
  const count = nextNumber(from);
  if (count > div(maxLogTicks, checkpointTicks) + 1) throw new LogError("broken");
  const checkpoints = Array.from({ length: count }, () => nextHash(from));

  const log = { dx: new Int8Array(ticks), dy: new Int8Array(ticks), buttons: new Uint8Array(ticks), checkpoints };
  let dx = 0;
  let dy = 0;
  let buttons = 0;
  let tick = 0;
  while (tick < ticks) {
    const token = nextByte(from);
    let times = 1;
    if (token < 0x40) times = token + 1;
    else if (token < 0x80) {
      dx += ((token >> 3) & 7) - 4;
      dy += (token & 7) - 4;
    } else if (token < 0xc0) {
      buttons = token & 0x3f;
      dx = (nextByte(from) << 24) >> 24;
      dy = (nextByte(from) << 24) >> 24;
    } else times = (((token & 0x3f) << 8) | nextByte(from)) + 65;
    if (dx < -128 || dx > 127 || dy < -128 || dy > 127 || tick + times > ticks) throw new LogError("broken");
    for (; times > 0; times--, tick++) {
      log.dx[tick] = dx;
      log.dy[tick] = dy;
      log.buttons[tick] = buttons;
    }
  }
  if (from.at !== bytes.length) throw new LogError("broken");
  return log;
}

/** Puts what was done in a tick into `into`. @returns false where the log is at its end */
export function readTick({ dx, dy, buttons }: InputLog, tick: number, into: Input): boolean {
  const [x, y, pressed] = [dx[tick], dy[tick], buttons[tick]];
  if (x === undefined || y === undefined || pressed === undefined) return false;
  into.dx = x;
  into.dy = y;
  into.buttons = pressed;
  return true;
}

/** How far a log is read. Handed on, not closed over: what is made anew for each log V8 compiles anew. */
interface ByteCursor {
  bytes: Uint8Array;
  at: number;
}

function nextByte(from: ByteCursor): number {
  const byte = from.bytes[from.at++];
  if (byte === undefined) throw new LogError("truncated");
  return byte;
}

function nextNumber(from: ByteCursor): number {
  let n = 0;
  for (let shift = 0; shift < 21; shift += 7) {
    const byte = nextByte(from);
    n |= (byte & 0x7f) << shift;
    if (byte < 0x80) return n;
  }
  throw new LogError("broken");
}

const nextHash = (from: ByteCursor): number =>
  (nextByte(from) | (nextByte(from) << 8) | (nextByte(from) << 16) | (nextByte(from) << 24)) >>> 0;

import type { ServerResponse } from "node:http";
import type { RequestInfo } from "./request-info.ts";

/** Lets so many reads in at once. */
export interface ReadGate {
  /** Lets a read in until its answer is out; false: it is to be refused, before anything is done for it. */
  enter(info: RequestInfo, response: ServerResponse): boolean;
}

/** How many reads may be in at once, and how long one may take before fewer are let in. */
export interface ReadGateOptions {
  most: number;
  /** So many are always let in, however slow the machine is. */
  least: number;
  targetMs: number;
  nowMs(): number;
  /** Told at once of the first one that is refused, and then every ten seconds of how many more there were. */
  onRefused(count: number): void;
}

const reportEveryMs = 10_000;

/**
 * Above what it can do a server only makes everybody wait longer: whoever comes then is told at once to come again, and those who
 * are in get their answer in time. How many that are is learnt from how long they take, as TCP learns how much a line bears: one
 * more for each round that was quick, a twentieth less for each answer that was slow. Writes are always let in: somebody did
 * something for each of them.
 */
export function createReadGate({ most, least, targetMs, nowMs, onRefused }: ReadGateOptions): ReadGate {
  let underWay = 0;
  let limit = most;
  let refused = 0;
  let reportedAtMs = Number.NEGATIVE_INFINITY;

  function refuse(): false {
    refused += 1;
    if (nowMs() - reportedAtMs < reportEveryMs) return false;
    reportedAtMs = nowMs();
    onRefused(refused);
    refused = 0;
    return false;
  }

  function learn(tookMs: number): void {
    limit = tookMs > targetMs ? Math.max(least, limit * 0.95) : Math.min(most, limit + 1 / limit);
  }

  return {
    enter(info, response) {
      if (underWay >= Math.floor(limit)) return refuse();
      underWay += 1;
      let isIn = true;
      const leave = (): void => {
        if (isIn) underWay -= 1;
        isIn = false;
      };
      info.startStreaming = leave;
      const end = (): void => {
        if (isIn) learn(nowMs() - info.receivedAtMs);
        leave();
      };
      // With its last byte written the work is done; how long somebody takes to read it must keep nobody out.
      response.once("prefinish", end);
      response.once("close", end);
      return true;
    },
  };
}

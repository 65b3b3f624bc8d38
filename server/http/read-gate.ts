import type { ServerResponse } from "node:http";
import type { RequestInfo } from "./request-info.ts";

/** Lets so many reads in at once. */
export interface ReadGate {
  /** Lets a read in until its answer is out; false: it is to be refused, before anything is done for it. */
  enter(info: RequestInfo, response: ServerResponse): boolean;
}

/**
 * Above what it can do a server only makes everybody wait longer: whoever comes then is told at once to come again, and those who
 * are in get their answer in time. Writes are always let in: somebody did something for each of them.
 */
export function createReadGate(most: number): ReadGate {
  let underWay = 0;
  return {
    enter(info, response) {
      if (underWay >= most) return false;
      underWay += 1;
      let isIn = true;
      const leave = (): void => {
        if (isIn) underWay -= 1;
        isIn = false;
      };
      info.startStreaming = leave;
      response.once("close", leave);
      return true;
    },
  };
}

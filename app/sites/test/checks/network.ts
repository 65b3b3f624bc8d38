import { evaluateNetwork } from "../rules/evaluate-connection.ts";
import type { Check } from "./check.ts";
import { ping } from "./ping.ts";

/** Does the server answer, and how fast? */
export const network: Check = {
  id: "network",
  async run(signal) {
    const answer = await ping(signal);
    return evaluateNetwork({
      isOnline: navigator.onLine,
      rttMs: answer && answer.receivedMs - answer.sentMs,
      isSavingData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
    });
  },
};

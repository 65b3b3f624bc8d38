import { clockSkewMs, evaluateClock, type Ping } from "../rules/clock-skew.ts";
import type { Check } from "./check.ts";
import { ping } from "./ping.ts";

const times = 3;

/** Does this device's clock agree with the server's? */
export const clock: Check = {
  id: "clock",
  async run(signal) {
    const pings: Ping[] = [];
    for (let i = 0; i < times; i++) {
      const answer = await ping(signal);
      // Where one has no answer, waiting for two more would only keep the visitor.
      if (!answer || Number.isNaN(answer.serverMs)) break;
      pings.push(answer);
    }
    return evaluateClock(clockSkewMs(pings));
  },
};

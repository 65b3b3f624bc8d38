import { serverClockSchema } from "#contracts/memory.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { ClockPing } from "../rules/countdown.ts";

const pingCount = 3;

/** Asks the server three times what time it is. */
export async function pingClock(signal: AbortSignal): Promise<ClockPing[]> {
  const pings: ClockPing[] = [];
  for (let i = 0; i < pingCount; i++) {
    const sentMs = Date.now();
    const { now } = await apiFetch("/api/mor/clock", { schema: serverClockSchema, signal });
    pings.push({ sentMs, receivedMs: Date.now(), serverMs: Date.parse(now) });
  }
  return pings;
}

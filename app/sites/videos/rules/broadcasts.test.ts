import { describe, expect, it } from "vitest";
import type { Programme } from "#contracts/broadcast.ts";
import { type BroadcastChange, broadcastsAround, onAirAt } from "#contracts/broadcast-calendar.ts";

const saturday: Programme = {
  ...{ id: "yawa", weekdays: [6], startsAt: "21:30", minutes: 15, title: "夜話", lead: "。" },
};
const at = (jst: string): number => Date.parse(`${jst}:00+09:00`);
const id = "yawa.20261128";
const createChange = (change: Partial<BroadcastChange>): BroadcastChange => ({
  ...{ broadcastId: id, startedAtMs: null, endedAtMs: null, cancelledAtMs: null, reason: null },
  ...change,
});
const onAirWith = (jst: string, ...rows: BroadcastChange[]) => {
  const { state, broadcast, next } = onAirAt(broadcastsAround([saturday], rows, at(jst)), at(jst));
  return [state, broadcast?.id ?? null, next?.id ?? null];
};

describe("what is on", () => {
  it("begins and ends with the minute, in Japan", () => {
    expect(onAirWith("2026-11-28T21:29")).toEqual(["off", null, id]);
    expect(onAirWith("2026-11-28T21:30")).toEqual(["on", id, "yawa.20261205"]);
    expect(onAirWith("2026-11-28T21:44")).toEqual(["on", id, "yawa.20261205"]);
    expect(onAirWith("2026-11-28T21:45")).toEqual(["replay", id, "yawa.20261205"]);
    expect(onAirWith("2026-11-29T21:46")).toEqual(["off", null, "yawa.20261205"]);
  });

  it("is told to be cancelled from a day before, and the next one is the one after", () => {
    const cancelled = createChange({ cancelledAtMs: at("2026-11-25T10:00"), reason: "host" });
    expect(onAirWith("2026-11-27T21:00", cancelled)).toEqual(["off", null, "yawa.20261205"]);
    expect(onAirWith("2026-11-27T21:30", cancelled)).toEqual(["cancelled", id, "yawa.20261205"]);
    expect(onAirWith("2026-11-28T21:40", cancelled)).toEqual(["cancelled", id, "yawa.20261205"]);
    expect(onAirWith("2026-11-28T21:45", cancelled)).toEqual(["off", null, "yawa.20261205"]);
  });

  it("begins by hand on a day that nobody planned, and ends by hand before its time", () => {
    const byHand = { broadcastId: "yawa.20261124", startedAtMs: at("2026-11-24T12:00") };
    expect(onAirWith("2026-11-24T12:05", createChange(byHand))).toEqual(["on", "yawa.20261124", id]);
    const ended = createChange({ ...byHand, endedAtMs: at("2026-11-24T12:03") });
    expect(onAirWith("2026-11-24T12:05", ended)).toEqual(["replay", "yawa.20261124", id]);
  });

  it("says when it changes by itself", () => {
    const { nextChangeMs: turnMs } = onAirAt(
      broadcastsAround([saturday], [], at("2026-11-28T21:31")),
      at("2026-11-28T21:31"),
    );
    expect(turnMs).toBe(at("2026-11-28T21:45"));
  });
});

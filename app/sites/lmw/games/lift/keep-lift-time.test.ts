import { expect, test, vi } from "vitest";
import type { MusicWish } from "#app/kits/sound/music-requests.ts";
import { keepLiftTime } from "./keep-lift-time.ts";
import { liftRules } from "./rules.ts";

test("the music goes with the clock of the round, stands still with it and is gone at the end", () => {
  const listeners = new Set<() => void>();
  const clock = {
    isRunning: false,
    nowMs: () => 12_500,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const heard: string[] = [];
  let wish: MusicWish | undefined;
  const sound = {
    enterMusic: vi.fn((_music: unknown, given?: MusicWish) => {
      wish = given;
      heard.push("enter");
      return () => void heard.push("leave");
    }),
    muteMusic: () => {
      heard.push("mute");
      return () => void heard.push("unmute");
    },
  };
  const turn = (isRunning: boolean): void => {
    clock.isRunning = isRunning;
    for (const listener of listeners) listener();
  };
  const stop = new AbortController();
  keepLiftTime(clock, sound, stop.signal);
  turn(true);
  expect(wish?.positionS?.()).toBe(12.5);
  turn(false);
  turn(true);
  stop.abort();
  expect(heard).toEqual(["enter", "mute", "leave", "enter", "unmute", "leave"]);
  expect(listeners.size).toBe(0);
});

test("the music of the lift has the beats of its game", async () => {
  // The score is plain JavaScript outside of what the compiler reads.
  const score = "../../../../../art/audio/music/pieces/lift.mjs";
  const { liftBeatsMs } = (await import(score)) as { liftBeatsMs(): number[] };
  const { beatsMs } = liftRules.begin({ kind: "play", isAssisted: false, night: 1, seed: 1 } as never, []);
  expect(liftBeatsMs()).toEqual(beatsMs);
});

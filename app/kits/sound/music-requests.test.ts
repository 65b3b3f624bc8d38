import { expect, test } from "vitest";
import { createMusicRequests } from "./music-requests.ts";

const [hub, boss] = ["bgm-night", "bgm-boss"] as const;

test("the route entered last is heard; when it is left, the one before", () => {
  const requests = createMusicRequests();
  expect(requests.current()).toBeUndefined();
  const leaveHub = requests.enter(hub);
  const leaveBoss = requests.enter(boss);
  expect(requests.current()?.music).toBe(boss);
  leaveBoss();
  leaveBoss();
  expect(requests.current()?.music).toBe(hub);
  leaveHub();
  expect(requests.current()).toBeUndefined();
});

test("two videos mute the music until both have ended, and an end that comes twice counts once", () => {
  const requests = createMusicRequests();
  requests.enter(hub);
  const [endOne, endOther] = [requests.mute(), requests.mute()];
  endOne();
  endOne();
  expect(requests.current()).toBeUndefined();
  endOther();
  expect(requests.current()?.music).toBe(hub);
});

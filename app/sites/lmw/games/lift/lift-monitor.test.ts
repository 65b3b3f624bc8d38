import { expect, it } from "vitest";
import { createRoundSession } from "../flow/round-session.ts";
import { specialEvent } from "../rules/game-rules.ts";
import { createLiftMonitor } from "./lift-monitor.ts";
import { ledCount, liftRules } from "./rules.ts";

const begin = () => createRoundSession(liftRules, { game: 3, kind: "play", isAssisted: false, night: 3, seed: 5 });

it("tells of each guest once, and of who stays as soon as it stands in front", () => {
  const session = begin();
  const monitor = createLiftMonitor();
  let judged = 0;
  let announced = 0;
  for (let nowMs = 0; nowMs < 76_000; nowMs += 16) {
    session.pass(nowMs);
    const news = monitor.see(session.world, nowMs);
    judged += news.judged.length;
    if (news.isStayNext) announced++;
  }
  const { guests } = session.world;
  expect(judged).toBe(guests.length);
  expect(announced).toBe(guests.filter(({ stays }) => stays).length);
});

it("tells of each change of sides twice: when it is announced and when it is done", () => {
  const session = begin();
  const monitor = createLiftMonitor();
  const seen: boolean[] = [];
  for (let nowMs = 0; nowMs < 76_000; nowMs += 16) {
    session.pass(nowMs);
    const { sides } = monitor.see(session.world, nowMs);
    if (sides) seen.push(sides.isComing);
  }
  expect(seen).toEqual(session.world.swaps.flatMap(() => [true, false]));
});

it("knows whom the monster leads", () => {
  const session = begin();
  const monitor = createLiftMonitor();
  const { world } = session;
  world.charge.amount = 1_000;
  session.act(1_000, specialEvent);
  monitor.lead(world);
  session.pass(20_000);
  const led = monitor.see(world, 20_000).judged.filter(({ isLed }) => isLed);
  expect(led.map(({ guest }) => guest)).toEqual(world.guests.slice(0, ledCount));
  expect(led.every(({ guest }) => guest.judged === 0)).toBe(true);
});

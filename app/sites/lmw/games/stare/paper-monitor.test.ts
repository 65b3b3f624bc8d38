import { beforeEach, describe, expect, test } from "vitest";
import { createRoundSession, type RoundSession } from "../flow/round-session.ts";
import { createPaperMonitor, type PaperNews } from "./paper-monitor.ts";
import { stareRules, type StareWorld } from "./rules.ts";

let session: RoundSession<StareWorld>;
let monitor: (world: StareWorld, nowMs: number) => PaperNews;
beforeEach(() => {
  session = createRoundSession(stareRules, { game: 4, kind: "play", isAssisted: false, night: 1, seed: 7 });
  monitor = createPaperMonitor();
});

/** The world at a moment, and what is new of it. */
function seeAt(nowMs: number): PaperNews {
  session.pass(nowMs);
  return monitor(session.world, nowMs);
}

describe("a paper", () => {
  test("is told once for each of its moods, not for each frame", () => {
    const { riseMs, careless } = session.world.paper;
    expect(seeAt(0).shown?.mood).toBe("asleep");
    expect(seeAt(16)).toEqual({ judged: null, shown: null });
    expect(seeAt(riseMs + 10).shown?.mood).toBe("rising");
    expect(seeAt(careless + 10).shown?.mood).toBe("careless");
    expect(seeAt(careless + 26)).toEqual({ judged: null, shown: null });
  });

  test("that was beaten is said to be, with its points, and the next one follows it", () => {
    const { careless } = session.world.paper;
    seeAt(careless + 10);
    session.act(careless + 20, 0);
    const news = seeAt(careless + 30);
    expect(news).toMatchObject({ judged: { isWon: true }, shown: { mood: "won" } });
    expect(news.shown?.points).toBeGreaterThan(900);
    expect(seeAt(careless + 40).judged).toBeNull();
  });

  test("that woke up again is lost", () => {
    const { closes } = session.world.paper;
    seeAt(closes - 10);
    expect(seeAt(closes + 10)).toMatchObject({ judged: { isWon: false }, shown: { mood: "lost", points: 0 } });
  });
});

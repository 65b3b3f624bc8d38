import { beforeEach, describe, expect, test } from "vitest";
import { createRoundSession, type RoundSession } from "../flow/round-session.ts";
import { createPaperMonitor, type PaperNews } from "./paper-monitor.ts";
import { type GameNight, specialEvent } from "../rules/game-rules.ts";
import { stareRules, type StareWorld } from "./rules.ts";

let session: RoundSession<StareWorld>;
let monitor: (world: StareWorld, nowMs: number) => PaperNews;
beforeEach(() => begin(1));

function begin(night: GameNight): void {
  session = createRoundSession(stareRules, { game: 4, kind: "play", isAssisted: false, night, seed: 7 });
  monitor = createPaperMonitor();
}

const nothing: PaperNews = { judged: null, isHalfWon: false, mood: null, shown: null };

/** The world at a moment, and what is new of it. */
function seeAt(nowMs: number): PaperNews {
  session.pass(nowMs);
  return monitor(session.world, nowMs);
}

describe("a paper", () => {
  test("is told once for each of its moods, not for each frame", () => {
    const { riseMs, careless } = session.world.paper;
    expect(seeAt(0).shown?.mood).toBe("asleep");
    expect(seeAt(16)).toEqual(nothing);
    expect(seeAt(riseMs + 10).shown?.mood).toBe("rising");
    expect(seeAt(careless + 10).shown?.mood).toBe("careless");
    expect(seeAt(careless + 26)).toEqual(nothing);
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

  test("that only seemed careless is said to have lured whoever answered it", () => {
    begin(2);
    for (let nowMs = 0; !session.world.paper.lure; nowMs += 50) seeAt(nowMs);
    const { fromMs } = session.world.paper.lure!;
    expect(seeAt(fromMs + 10).shown?.mood).toBe("luring");
    session.act(fromMs + 20, 0);
    expect(seeAt(fromMs + 30).judged).toEqual({ isWon: false, isLured: true });
  });

  test("that has to be answered twice is half won first, and looks up again", () => {
    begin(3);
    seeAt(session.world.paper.careless + 10);
    session.act(session.world.paper.careless + 20, 0);
    const news = seeAt(session.world.nowMs + 10);
    expect(news).toMatchObject({ judged: null, isHalfWon: true, mood: "rising", shown: { answered: 1, needed: 2 } });
    session.act(session.world.paper.careless + 20, 0);
    expect(seeAt(session.world.nowMs + 10)).toMatchObject({ judged: { isWon: true }, shown: { mood: "won" } });
  });

  test("that the monster stretches is shown at once, and does nothing else by it", () => {
    seeAt(0);
    session.world.charge.amount = 1_000;
    session.act(10, specialEvent);
    expect(seeAt(20)).toMatchObject({ mood: null, shown: { isStretched: true } });
  });
});

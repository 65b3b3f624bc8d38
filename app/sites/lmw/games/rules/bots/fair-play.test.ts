import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gameNights } from "../game-rules.ts";
import { starsOf } from "../stars.ts";
import { blindShareOf, gamesAndKinds, measureNight, middleOf } from "./measure-night.ts";

const pool = ["lips", "tints", "shadows"].flatMap((file) =>
  (JSON.parse(readFileSync(`content/products/${file}.json`, "utf8")) as { shade: { hex: string } }[]).map(({ shade }) =>
    shade.hex.toLowerCase(),
  ),
);
const seeds = [1, 77, 4_000_000_000, ...Array.from({ length: 9 }, (_, n) => (n * 2_654_435_761 + 17) >>> 0)];
const rounds = gamesAndKinds.flatMap(({ game, kind }) => gameNights.map((night) => ({ game, kind, night })));

describe.each(rounds)("game $game, $kind, night $night", (round) => {
  // The jar is a slow thing to play: there only the blind hand that is best at it.
  const isJar = round.game === 5 && round.kind === "play";

  it("is not worth playing blindly, and a good hand has its three stars", { timeout: 120_000 }, () => {
    const measure = measureNight(round, seeds, pool, isJar ? [0] : undefined);
    const stars = (score: number): number => starsOf(round.game, round.kind, round.night, score);
    expect(blindShareOf(measure)).toBeLessThan(1 / 3);
    expect(measure.good.filter((score) => stars(score) === 3).length).toBeGreaterThan(seeds.length / 2);
    expect(measure.slow.slice(0, 3).map(stars)).not.toContain(0);
    expect(stars(middleOf(measure.blind))).toBe(0);
    expect(measure.idle.map(stars)).toEqual(seeds.map(() => 0));
    // The monster can lend its hand in a good round.
    expect(middleOf(measure.uses)).toBeGreaterThanOrEqual(1);
  });
});

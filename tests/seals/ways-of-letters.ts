import { redCode } from "../../app/sites/mor/rules/red-code.ts";
import { times, type Walker, type Ways } from "./walker.ts";

const openLetter = (me: Walker) => me.write<{ day: string }>("POST", "/api/lmp/letter");

async function vote(me: Walker): Promise<void> {
  const { ballot } = await me.write<{ ballot: string }>("POST", "/api/lmv/ballots");
  await me.write("POST", "/api/lmv/votes", { monsterId: "09", ballot });
}

/** What a night brings: letters, votes, the red, a door. */
export const waysOfLetters: Ways = {
  "first-letter": async (me) => void (await openLetter(me)),
  "came-true": async (me) => {
    const { day } = await openLetter(me);
    me.nextNight();
    await me.write("POST", `/api/lmp/letter/${day}/answer`, { answer: "yes" });
  },
  "seven-letters": (me) =>
    times(7, async (night) => {
      if (night > 0) me.nextNight();
      await openLetter(me);
    }),
  "one-vote": vote,
  "three-votes": (me) =>
    times(3, async (night) => {
      if (night > 0) me.nextNight();
      await vote(me);
    }),
  "own-red": async (me) => {
    const code = redCode({ thing: 1, lantern: 12, letter: [1, 3, 4, 7, 5], gift: 0, verb: 9, noun: 10 });
    await me.write("POST", "/api/mor/red", { code });
  },
  "light-in-the-sea": async (me) => {
    me.waitUntil("2026-12-22T21:30:00");
    await me.write("POST", "/api/mor/pixel");
  },
  "a-door": async (me) => {
    const { key } = await me.write<{ key: string }>("POST", "/api/campaign/half-open/keys");
    me.wait(1_100);
    const ticks = { livesInJapan: true, age: "18", hasConsent: false, agreesToRules: true };
    await me.write("POST", "/api/campaign/half-open/entries", { ...ticks, key });
  },
};

import { formatMemoryCode } from "../../app/sites/mor/rules/memory-code.ts";
import { repeat, type ApiUser, type Scenarios } from "./api-user.ts";

const openProphecy = (user: ApiUser) => user.write<{ day: string }>("POST", "/api/lmp/letter");

async function vote(user: ApiUser): Promise<void> {
  const { ballot: voteToken } = await user.write<{ ballot: string }>("POST", "/api/lmv/ballots");
  await user.write("POST", "/api/lmv/votes", { monsterId: "09", ballot: voteToken });
}

/** What a night brings: letters, votes, the red, a door. */
export const prophecyScenarios: Scenarios = {
  "first-letter": async (user) => void (await openProphecy(user)),
  "came-true": async (user) => {
    const { day } = await openProphecy(user);
    user.nextDay();
    await user.write("POST", `/api/lmp/letter/${day}/answer`, { answer: "yes" });
  },
  "seven-letters": (user) =>
    repeat(7, async (dayIndex) => {
      if (dayIndex > 0) user.nextDay();
      await openProphecy(user);
    }),
  "one-vote": vote,
  "three-votes": (user) =>
    repeat(3, async (dayIndex) => {
      if (dayIndex > 0) user.nextDay();
      await vote(user);
    }),
  "own-red": async (user) => {
    const choices = { thing: 1, lantern: 12, letter: [1, 3, 4, 7, 5], gift: 0, verb: 9, noun: 10 };
    const code = formatMemoryCode(choices);
    await user.write("PUT", "/api/mor/memory", choices);
    await user.write("POST", "/api/mor/red", { code });
  },
  "light-in-the-sea": async (user) => {
    user.waitUntil("2026-12-22T21:30:00");
    await user.write("POST", "/api/mor/pixel");
  },
  "a-door": async (user) => {
    const { key } = await user.write<{ key: string }>("POST", "/api/campaign/half-open/keys");
    user.wait(1_100);
    const conditionsTicked = { livesInJapan: true, age: "18", hasConsent: false, agreesToRules: true };
    await user.write("POST", "/api/campaign/half-open/entries", { ...conditionsTicked, key });
  },
};

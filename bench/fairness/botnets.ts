import { firstFreeNetwork, firstMobileNetwork, type SimulatedVoter, works } from "./people.ts";

/** A botnet: all its bots choose the target, except those that hide among the crowd. */
export interface Botnet {
  name: string;
  networks: number;
  bots: number;
  /** Whether they sit among the people of mobile networks, or in homes; else they have their addresses alone. */
  among?: "mobile" | "homes";
  /** Of a hundred bots, how many were made two days before; `madeOver` days before it, a few each day. */
  aged?: number;
  madeOver?: number;
  /** Of a hundred bots, how many choose any other work, to look like people. */
  decoys?: number;
}

/** @param target the work they lift, 0 the leading one */
export function createBots(
  chance: () => number,
  { networks, bots, among, aged = 0, madeOver = 1, decoys = 0 }: Botnet,
  target: number,
): SimulatedVoter[] {
  const first = among === "mobile" ? firstMobileNetwork : among === "homes" ? 0 : firstFreeNetwork;
  return Array.from({ length: networks * bots }, (_, i) => {
    const isAged = chance() * 100 < aged;
    return {
      network: first + (i % networks),
      choice: chance() * 100 < decoys ? Math.floor(chance() * works) : target,
      knownDays: isAged ? 2 + Math.floor(chance() * madeOver) : 0,
      kind: "bot",
    };
  });
}

/**
 * What is tried. `goal`: whose figures the bench holds: few networks by the share of their bots, a thousand by their share of
 * all votes. Without one the figures are told only: there the goals are not met, or were never promised.
 */
export const botnets: readonly (Botnet & { goal?: "few" | "thousand" })[] = [
  { name: "1 network × 5,000", networks: 1, bots: 5_000, goal: "few" },
  { name: "10 × 1,000", networks: 10, bots: 1_000, goal: "few" },
  { name: "1 × 5,000, 5 % aged 2 days", networks: 1, bots: 5_000, aged: 5, goal: "few" },
  { name: "10 × 1,000, 5 % aged 2 days", networks: 10, bots: 1_000, aged: 5, goal: "few" },
  { name: "1 mobile network × 5,000", networks: 1, bots: 5_000, among: "mobile", goal: "few" },
  { name: "10 mobile networks × 1,000", networks: 10, bots: 1_000, among: "mobile", goal: "few" },
  { name: "1,000 × 3", networks: 1_000, bots: 3, goal: "thousand" },
  { name: "1,000 × 4", networks: 1_000, bots: 4, goal: "thousand" },
  { name: "1,000 × 20", networks: 1_000, bots: 20, goal: "thousand" },
  { name: "1,000 × 20, 5 % aged 2 days", networks: 1_000, bots: 20, aged: 5, goal: "thousand" },
  { name: "1,000 × 20, half as decoys", networks: 1_000, bots: 20, decoys: 50, goal: "thousand" },
  { name: "1,000 people's homes × 4", networks: 1_000, bots: 4, among: "homes", goal: "thousand" },
  { name: "1,000 people's homes × 20", networks: 1_000, bots: 20, among: "homes", goal: "thousand" },
  { name: "10 mobile networks × 50", networks: 10, bots: 50, among: "mobile" },
  { name: "10 mobile × 1,000, half as decoys", networks: 10, bots: 1_000, among: "mobile", decoys: 50 },
  { name: "all 200 mobile networks × 50", networks: 200, bots: 50, among: "mobile" },
  { name: "1,000 × 20, all made over 30 days", networks: 1_000, bots: 20, aged: 100, madeOver: 30 },
];

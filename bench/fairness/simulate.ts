import { judgeGroups } from "#server/modules/fairness/judge-groups.ts";
import { priorLifeDays, smallNetwork, type VoterGroup } from "#server/modules/fairness/voter-group.ts";
import { type Botnet, createBots } from "./botnets.ts";
import { createPeople, seededChance, type SimulatedVoter, usualRegion } from "./people.ts";

/** What became of the voters of a simulated day, in per cent. */
export interface Simulated {
  /** People set aside, of all people; of the newcomers of the show. */
  wronglyAside: number;
  showAside: number;
  /** Bots counted, of all bots; of all votes counted. */
  botsCounted: number;
  botsOfAll: number;
}

/** Simulates a day of a vote. @param botnet null: only people */
export function simulate(seed: number, botnet: Botnet | null, target: number, region = usualRegion): Simulated {
  const chance = seededChance(seed);
  const voters = createPeople(chance, region);
  if (botnet) voters.push(...createBots(chance, botnet, target));
  const aside = { person: 0, show: 0, bot: 0 };
  const newAside = { person: 0, show: 0, bot: 0 };
  const { groups, members } = groupVoters(voters);
  for (const { network, choice, knownDays, counted } of judgeGroups(groups)) {
    const same = shuffle(members.get(keyOf(network, choice, knownDays)) ?? [], chance);
    for (const { kind } of same.slice(counted)) {
      aside[kind] += 1;
      if (knownDays < priorLifeDays) newAside[kind] += 1;
    }
  }
  const bots = voters.filter(({ kind }) => kind === "bot").length;
  const people = voters.length - bots;
  const showNewcomers = voters.filter(({ kind, knownDays }) => kind === "show" && knownDays < priorLifeDays).length;
  const botsCounted = bots - aside.bot;
  const counted = people - aside.person - aside.show + botsCounted;
  return {
    wronglyAside: (100 * (aside.person + aside.show)) / people,
    showAside: (100 * newAside.show) / showNewcomers,
    botsCounted: bots === 0 ? 0 : (100 * botsCounted) / bots,
    botsOfAll: (100 * botsCounted) / counted,
  };
}

function groupVoters(voters: readonly SimulatedVoter[]) {
  const sizes = new Map<number, number>();
  for (const { network } of voters) sizes.set(network, (sizes.get(network) ?? 0) + 1);
  const members = new Map<string, SimulatedVoter[]>();
  const groups = new Map<string, VoterGroup>();
  for (const voter of voters) {
    const networkSize = sizes.get(voter.network) ?? 0;
    const network = networkSize > smallNetwork ? String(voter.network) : null;
    const choice = String(voter.choice);
    const key = `${network === null ? networkSize : ""} ${keyOf(network, choice, voter.knownDays)}`;
    const group = groups.get(key) ?? { network, networkSize, choice, knownDays: voter.knownDays, voters: 0 };
    group.voters += 1;
    groups.set(key, group);
    if (network !== null) {
      const memberKey = keyOf(network, choice, voter.knownDays);
      const same = members.get(memberKey);
      if (same) same.push(voter);
      else members.set(memberKey, [voter]);
    }
  }
  return { groups: [...groups.values()], members };
}

const keyOf = (network: string | null, choice: string, knownDays: number): string =>
  `${network} ${choice} ${knownDays}`;

function shuffle<Item>(items: readonly Item[], chance: () => number): Item[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    [list[i], list[other]] = [list[other] as Item, list[i] as Item];
  }
  return list;
}

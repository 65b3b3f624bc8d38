/** One who votes, in the simulation. */
export interface SimulatedVoter {
  network: number;
  choice: number;
  /** Whole days since first seen. */
  knownDays: number;
  kind: "person" | "show" | "bot";
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32): a hash a number would take most of the run. */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many works there are; their popularity falls as one by their place (Zipf). */
export const works = 40;
const cumulativeShares = computeShares();

/** Where people sit: how many of them on how many networks, and how many of ten choose as another one there did. */
const places = [
  { name: "homes", people: 55_000, networks: 52_000, copying: 0.3 },
  { name: "mobile", people: 30_000, networks: 200, copying: 0 },
  { name: "shared", people: 12_000, networks: 8_000, copying: 0.1 },
  { name: "venues", people: 3_000, networks: 40, copying: 0.1 },
] as const;

/** The first networks of each kind: bots may sit among the people of one. */
export const firstMobileNetwork = places[0].networks;
export const mobileNetworks = places[1].networks;
export const homeNetworks = places[0].networks;
/** Networks above it are nobody's: bots have them alone. */
export const firstFreeNetwork = 100_000;

const show = { voters: 2_000, networks: 7, work: 11, forItsWork: 0.5, priorLife: 0.7 };
/** The region that is simulated: its size beside 100,000 people, and how many of them have a prior life. */
export interface Region {
  scale: number;
  withPriorLife: number;
}
export const usualRegion: Region = { scale: 1, withPriorLife: 0.35 };
const meanKnownDays = 30;
/** On one day, some days before, a campaign brought many at once. */
const campaign = { daysAgo: 12, share: 0.1 };

/** 100,000 people and a show's audience, which comes over seven networks in ten minutes; or so many by the region's scale. */
export function createPeople(chance: () => number, { scale, withPriorLife }: Region): SimulatedVoter[] {
  const voters: SimulatedVoter[] = [];
  let firstNetwork = 0;
  for (const { people, networks, copying } of places) {
    const choices = new Map<number, number>();
    for (let i = 0; i < people * scale; i++) {
      const network = firstNetwork + Math.floor(chance() * Math.max(1, networks * scale));
      const known = choices.get(network);
      const choice = known !== undefined && chance() < copying ? known : chooseWork(chance);
      choices.set(network, choice);
      voters.push({ network, choice, knownDays: knownDaysOf(chance, withPriorLife), kind: "person" });
    }
    firstNetwork += networks;
  }
  for (let i = 0; i < show.voters * scale; i++) {
    const network = firstNetwork + Math.floor(chance() * show.networks);
    const choice = chance() < show.forItsWork ? show.work : chooseWork(chance);
    voters.push({ network, choice, knownDays: knownDaysOf(chance, withPriorLife * show.priorLife), kind: "show" });
  }
  return voters;
}

function knownDaysOf(chance: () => number, known: number): number {
  if (chance() >= known) return chance() < 0.8 ? 0 : 1;
  if (chance() < campaign.share) return campaign.daysAgo;
  return 2 + Math.floor(-meanKnownDays * Math.log(1 - chance()));
}

function chooseWork(chance: () => number): number {
  const at = chance();
  const found = cumulativeShares.findIndex((upTo) => at < upTo);
  return found === -1 ? works - 1 : found;
}

function computeShares(): number[] {
  const weights = Array.from({ length: works }, (_, i) => 1 / (i + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  return weights.map((weight) => (upTo += weight / total));
}

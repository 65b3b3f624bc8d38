import { type Expectation, measurePopulation } from "./population.ts";
import { cohortOf, type VoterGroup } from "./voter-group.ts";

/** Of a group, how many are counted. */
export interface JudgedGroup extends VoterGroup {
  counted: number;
}

/** What always counts, whatever it looks like. */
export interface Allowances {
  /** Newcomers of a network with one choice. */
  sameChoice: number;
  /** Visitors with a prior life who were first seen on one day, of a network and with one choice. */
  sameChoiceAndDay: number;
  /** Newcomers of a network. */
  newcomers: number;
}

const voteAllowances: Allowances = { sameChoice: 3, sameChoiceAndDay: 4, newcomers: 6 };

/**
 * Judges who voted in one poll on one day, network by network. The order in which they came does not matter, and who is alone
 * is never set aside. Visitors of a network who were first seen on the same day and chose the same are weighed against what
 * the rest of the network lets expect: as many as its others of that day make likely, or its older ones with the same
 * choice. Then newcomers as a whole against those with a prior life. What exceeds the limit speaks against all of its
 * group: of n voters with a limit of l, l · l / n are counted.
 * @returns the groups of networks above `smallNetwork`, in their order
 */
export function judgeGroups(groups: readonly VoterGroup[], allowances: Allowances = voteAllowances): JudgedGroup[] {
  const expectationFor = measurePopulation(groups);
  const networks = groupBy(
    groups.filter(({ network }) => network !== null),
    ({ network }) => network,
  );
  return [...networks.values()].flatMap((network) => judgeNetwork(network, expectationFor(network), allowances));
}

function judgeNetwork(groups: readonly VoterGroup[], expectation: Expectation, allowances: Allowances): JudgedGroup[] {
  /** Counted voters of the days before, by choice: they vouch for younger ones. */
  const elders = new Map<string, number>();
  const judged: JudgedGroup[] = [];
  const cohorts = groupBy(groups, ({ knownDays }) => cohortOf(knownDays));
  for (const [cohort, members] of [...cohorts].toSorted(([a], [b]) => b - a)) {
    const priorLife = sum([...elders.values()]);
    const verdicts = judgeCohort(members, { cohort, elders, priorLife, expectation, allowances });
    for (const { choice, counted } of verdicts) elders.set(choice, (elders.get(choice) ?? 0) + counted);
    judged.push(...verdicts);
  }
  return judged;
}

interface CohortContext {
  cohort: number;
  elders: ReadonlyMap<string, number>;
  priorLife: number;
  expectation: Expectation;
  allowances: Allowances;
}

function judgeCohort(members: readonly VoterGroup[], context: CohortContext): JudgedGroup[] {
  const { cohort, elders, priorLife, expectation, allowances } = context;
  const size = sum(members.map(({ voters }) => voters));
  const perElder = expectation.perElder(cohort);
  const wholeLimit =
    cohort === 0 ? limit(allowances.newcomers, perElder * (priorLife + 0.5), elderSlack) : Number.POSITIVE_INFINITY;
  const byChoice = [...groupBy(members, ({ choice }) => choice)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const passed = byChoice.map(([choice, same]) => {
    const voters = sum(same.map((group) => group.voters));
    const others = Math.min(size - voters, wholeLimit);
    const floor = cohort === 0 ? allowances.sameChoice : allowances.sameChoiceAndDay;
    const byTaste = limit(floor, others * oddsOf(expectation.shareOf(choice)), tasteSlack);
    const vouching = Math.max(0, (elders.get(choice) ?? 0) - unvouching);
    const byElders = limit(floor, perElder * vouching, elderSlack);
    return { same, passing: passing(voters, Math.max(byTaste, byElders)) };
  });
  const all = sum(passed.map(({ passing: some }) => some));
  const share = all === 0 ? 0 : passing(all, wholeLimit) / all;
  return passed.flatMap(({ same, passing: some }) => spread(same, Math.round(some * share)));
}

/** So many elders with the same choice vouch for nobody: a thousand networks could make as many. */
const unvouching = 2;

/** How far a network may be from what is usual: how many newcomers its elders bring differs more than taste does. */
const elderSlack = 2;
const tasteSlack = 1.5;

/** What may be there when so many are expected: the slack, and three times the scatter. */
const limit = (floor: number, expected: number, slack: number): number =>
  Math.max(floor, 1 + slack * expected + 3 * Math.sqrt(expected));

/** The further above the limit, the fewer: what looks made is not rewarded with the limit. */
const passing = (voters: number, most: number): number =>
  voters <= most ? voters : Math.floor((most * most) / voters);

const oddsOf = (share: number): number => share / (1 - share);

/** Counts so many of the groups together, each in proportion. */
function spread(groups: readonly VoterGroup[], counted: number): JudgedGroup[] {
  const all = sum(groups.map(({ voters }) => voters));
  let before = 0;
  return groups
    .toSorted((a, b) => b.knownDays - a.knownDays)
    .map((group) => {
      const upTo = before + group.voters;
      const share = Math.round((upTo * counted) / all) - Math.round((before * counted) / all);
      before = upTo;
      return { ...group, counted: share };
    });
}

function groupBy<Key>(groups: readonly VoterGroup[], keyOf: (group: VoterGroup) => Key): Map<Key, VoterGroup[]> {
  const found = new Map<Key, VoterGroup[]>();
  for (const group of groups) {
    const same = found.get(keyOf(group));
    if (same) same.push(group);
    else found.set(keyOf(group), [group]);
  }
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

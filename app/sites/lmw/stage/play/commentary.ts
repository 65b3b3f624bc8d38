import { elementAt } from "#app/kits/basics/element-at.ts";
import type { EventKind, GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import { phraseOf, type StageContent } from "../stage-content.ts";
import { createLineQueue, type Line, type LineQueue } from "./line-queue.ts";

/** What is said during a run, one line at a time. */
export interface Commentary {
  readonly line: Line | null;
  /** What was answered to 「本当は？」, and by whom; null before. */
  readonly answer: Line | null;
  tick(world: World, events: readonly GameEvent[]): void;
  queueLine(line: Line, isUrgent?: boolean): void;
  /** Somebody else than the companion gives the answer. */
  setSpeaker(monsterId: number): void;
}

/** What is told to somebody who plays for the first time. */
export interface Guide {
  /** By the clock of the run. */
  steps: readonly { tick: number; words: string; how: string }[];
  /** By what happens first. */
  firsts: Partial<Record<"hit" | "graze" | "level" | "boss", { words: string; how: string }>>;
}

type Monster = StageContent["monsters"][number];

/** Who takes part in the talk, and what of it was said. */
interface Talk {
  content: StageContent;
  guide: Guide | null;
  /** Who calls in one phase of the Rule, and what. */
  caller: { phase: number; monster: number; line: string } | null;
  companion: Monster | undefined;
  /** Who stands by, in turn. */
  friends: readonly Monster[];
  nextFriend: number;
  lines: LineQueue;
  /** What is said once a run. */
  shown: Set<string>;
  /** How far the Rule is with what it says in a phase; below 0 it says nothing. */
  spokenPart: number;
  speakerId: number;
  answer: Line | null;
}

/** The talk of one run: the Rule, the companion, and who shows the way. */
export function createCommentary(
  content: StageContent,
  monsterId: number,
  guide: Guide | null,
  caller: Talk["caller"] = null,
  metIds: readonly number[] = [],
): Commentary {
  const lines = createLineQueue();
  const talk: Talk = {
    ...{ content, guide, caller, lines, nextFriend: 0, shown: new Set<string>() },
    ...{ spokenPart: -1, speakerId: monsterId, answer: null },
    companion: content.monsters.find(({ id }) => id === monsterId),
    // Only who was met stands by; without anybody it is the companion alone.
    friends: content.monsters.filter(({ id }) => id === monsterId || metIds.includes(id)),
  };
  return {
    get line() {
      return lines.line;
    },
    get answer() {
      return talk.answer;
    },
    queueLine: lines.say,
    setSpeaker: (id) => void (talk.speakerId = id),
    tick(world, events) {
      for (const event of events) reactions[event.kind]?.(talk, world, event);
      showRoute(talk, world);
      speakOn(talk, world);
      lines.tick();
    },
  };
}

type Reaction = (talk: Talk, world: World, event: GameEvent) => void;

const reactions: Partial<Record<EventKind, Reaction>> = {
  boss: announceBoss,
  phase(talk, world, { m }) {
    talk.spokenPart = 0;
    if (!isMain(world)) return;
    narrate(talk, talk.content.words.boss.phases[m]?.says[0]);
    if (talk.caller?.phase === m + 1)
      talk.lines.say({ who: findMonster(talk, talk.caller.monster)?.name ?? null, words: talk.caller.line });
  },
  struck: commentStrike,
  hit(talk) {
    const { companion, lines } = talk;
    if (commentFirst(talk, "hit") || !companion || !isNew(talk, "ouch")) return;
    lines.say({ who: companion.name, words: companion.hit });
  },
  graze: (talk) => void commentFirst(talk, "graze"),
  level: (talk) => void commentFirst(talk, "level"),
  line(talk) {
    const friend = talk.friends[talk.nextFriend++ % Math.max(1, talk.friends.length)];
    if (friend) talk.lines.say({ who: friend.name, words: friend.line }, true);
  },
};

function announceBoss(talk: Talk, { stage }: World, { n }: GameEvent): void {
  const { words } = talk.content;
  commentFirst(talk, "boss");
  const isLast = stage.bosses[n]?.isLast ?? true;
  const boss = isLast ? words.boss : "midBoss" in words ? words.midBoss : null;
  for (const line of boss?.appears ?? []) narrate(talk, line);
  talk.spokenPart = -1;
}

/** A Rule, its question, or a phrase was crossed out. */
function commentStrike(talk: Talk, world: World, { n }: GameEvent): void {
  const { content, companion, lines } = talk;
  const id = world.stage.words[n] ?? "";
  if (id.startsWith("rule-")) {
    // An answer is heard out; then the Rule says what it was.
    const { falls } = content.words.boss;
    for (const words of falls) narrate(talk, words, talk.answer === null && words === falls[0]);
  } else if (isQuestion(world, n)) {
    const speaker = findMonster(talk, talk.speakerId);
    talk.answer = speaker?.honest ? { who: speaker.name, words: speaker.honest } : null;
    if (talk.answer) lines.say(talk.answer, true);
  } else if (id.includes("/")) {
    // The companion has the first word over it; later ones are told by the paper itself.
    if (companion && isNew(talk, "struck")) lines.say({ who: companion.name, words: companion.line }, true);
    else narrate(talk, phraseOf(content, id)?.aside, true);
  }
}

/** By the clock, for whoever plays for the first time. */
function showRoute({ guide, lines }: Talk, { tick, state }: World): void {
  const step = guide?.steps.find((one) => one.tick === tick);
  if (step && state === "playing") lines.say({ who: null, words: step.words, how: step.how }, true);
}

/** The Rule goes on talking in the course of a phase. */
function speakOn(talk: Talk, world: World): void {
  const { boss } = world;
  if (boss === null || boss.pause > 0 || talk.spokenPart < 0 || !isMain(world)) return;
  const { time } = elementAt(elementAt(world.stage.bosses, boss.boss).phases, boss.phase);
  const part = Math.floor(((time - boss.left) * 3) / time);
  if (part <= talk.spokenPart || part > 2) return;
  talk.spokenPart = part;
  narrate(talk, talk.content.words.boss.phases[boss.phase]?.says[part]);
}

function narrate({ lines }: Talk, words: string | undefined, isUrgent = false): void {
  if (words) lines.say({ who: null, words }, isUrgent);
}

/** Says what to do when something happens for the first time. False: there is nothing to say, or it was said. */
function commentFirst(talk: Talk, name: keyof Guide["firsts"]): boolean {
  const step = talk.guide?.firsts[name];
  if (!step || !isNew(talk, name)) return false;
  talk.lines.say({ who: null, ...step }, true);
  return true;
}

/** True once a run for each name. */
function isNew({ shown }: Talk, name: string): boolean {
  if (shown.has(name)) return false;
  shown.add(name);
  return true;
}

const findMonster = ({ content }: Talk, monsterId: number): Monster | undefined =>
  content.monsters.find(({ id }) => id === monsterId);

const isMain = ({ boss, stage }: World): boolean => boss !== null && elementAt(stage.bosses, boss.boss).isLast;

/** Whether a word is the question of a Rule that only asks. */
const isQuestion = ({ stage }: World, word: number): boolean =>
  stage.bosses.some(({ phases }) => phases.some((phase) => phase.word === word && phase.traits.has("question")));

import type { GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import { phraseOf, type StageContent } from "../stage-content.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** A line under the Rule's bar. `who` is null for what is told. */
export interface Line {
  who: string | null;
  words: string;
  /** What to do, where somebody is shown how to play. */
  how?: string | undefined;
}

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

const lineTicks = 168;
const minLineTicks = 96;

/** The talk of one run: the Rule, the companion, and who shows the way. */
export function createCommentary(
  content: StageContent,
  monsterId: number,
  guide: Guide | null,
  caller: { phase: number; monster: number; line: string } | null = null,
  metIds: readonly number[] = [],
): Commentary {
  // Only who was met stands by; without anybody it is the companion alone.
  const friends = content.monsters.filter(({ id }) => id === monsterId || metIds.includes(id));
  const companion = content.monsters.find(({ id }) => id === monsterId);
  const queue: Line[] = [];
  const shownIds = new Set<string>();
  let line: Line | null = null;
  let remainingTicks = 0;
  let spokenPart = -1;
  let nextFriend = 0;
  let speaker = monsterId;
  let answer: Line | null = null;

  const queueLine = (next: Line, isUrgent = false): void => {
    if (isUrgent) {
      queue.length = 0;
      remainingTicks = 0;
    }
    if (queue.length < 3) queue.push(next);
  };
  const narrate = (words: string | undefined, isUrgent = false): void => {
    if (words) queueLine({ who: null, words }, isUrgent);
  };
  const first = (name: keyof Guide["firsts"]): boolean => {
    const step = guide?.firsts[name];
    if (!step || shownIds.has(name)) return false;
    shownIds.add(name);
    queueLine({ who: null, ...step }, true);
    return true;
  };

  const handleEvent = ({ kind, n, m }: GameEvent, world: World): void => {
    switch (kind) {
      case "boss": {
        first("boss");
        const isLast = world.stage.bosses[n]?.isLast ?? true;
        const appears = isLast
          ? content.words.boss.appears
          : "midBoss" in content.words
            ? content.words.midBoss?.appears
            : [];
        for (const words of appears ?? []) narrate(words);
        spokenPart = -1;
        break;
      }
      case "phase":
        spokenPart = 0;
        if (!isMain(world)) break;
        narrate(content.words.boss.phases[m]?.says[0]);
        if (caller?.phase === m + 1)
          queueLine({
            who: content.monsters.find(({ id }) => id === caller.monster)?.name ?? null,
            words: caller.line,
          });
        break;
      case "struck": {
        const id = world.stage.words[n] ?? "";
        if (id.startsWith("rule-")) {
          // An answer is heard out; then the Rule says what it was.
          for (const words of content.words.boss.falls)
            narrate(words, answer === null && words === content.words.boss.falls[0]);
          break;
        }
        if (isQuestion(world, n)) {
          const one = content.monsters.find(({ id: number }) => number === speaker);
          answer = one?.honest ? { who: one.name, words: one.honest } : null;
          if (answer) queueLine(answer, true);
          break;
        }
        if (!id.includes("/")) break;
        // The companion has the first word over it; later ones are told by the paper itself.
        if (companion && !shownIds.has("struck")) {
          shownIds.add("struck");
          queueLine({ who: companion.name, words: companion.line }, true);
        } else narrate(phraseOf(content, id)?.aside, true);
        break;
      }
      case "hit":
        if (!first("hit") && companion && !shownIds.has("ouch")) {
          shownIds.add("ouch");
          queueLine({ who: companion.name, words: companion.hit });
        }
        break;
      case "graze":
        first("graze");
        break;
      case "level":
        first("level");
        break;
      case "line": {
        const one = friends[nextFriend++ % Math.max(1, friends.length)];
        if (one) queueLine({ who: one.name, words: one.line }, true);
        break;
      }
      default:
    }
  };

  return {
    get line() {
      return line;
    },
    get answer() {
      return answer;
    },
    queueLine,
    setSpeaker: (id) => void (speaker = id),
    tick(world, events) {
      for (const event of events) handleEvent(event, world);
      const step = guide?.steps.find(({ tick }) => tick === world.tick);
      if (step && world.state === "playing") queueLine({ who: null, words: step.words, how: step.how }, true);
      speakOn(world);
      if (remainingTicks > 0) remainingTicks--;
      // A line makes room for the next a little sooner than for nothing.
      if (remainingTicks === 0 || (queue.length > 0 && remainingTicks < lineTicks - minLineTicks)) {
        const next = queue.shift();
        if (next) remainingTicks = lineTicks;
        if (next || remainingTicks === 0) line = next ?? null;
      }
    },
  };

  /** The Rule goes on talking in the course of a phase. */
  function speakOn(world: World): void {
    const { boss } = world;
    if (boss === null || boss.pause > 0 || spokenPart < 0 || !isMain(world)) return;
    const { time } = elementAt(elementAt(world.stage.bosses, boss.boss).phases, boss.phase);
    const part = Math.floor(((time - boss.left) * 3) / time);
    if (part <= spokenPart || part > 2) return;
    spokenPart = part;
    narrate(content.words.boss.phases[boss.phase]?.says[part]);
  }
}

const isMain = ({ boss, stage }: World): boolean => boss !== null && elementAt(stage.bosses, boss.boss).isLast;

/** Whether a word is the question of a Rule that only asks. */
const isQuestion = ({ stage }: World, word: number): boolean =>
  stage.bosses.some(({ phases }) => phases.some((phase) => phase.word === word && phase.traits.has("question")));

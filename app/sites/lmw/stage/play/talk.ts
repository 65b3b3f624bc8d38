import type { GameEvent } from "#app/kits/game/events.ts";
import type { World } from "#app/kits/game/world.ts";
import { phraseOf, type StageBook } from "../stage-book.ts";

/** A line under the Rule's bar. `who` is null for what is told. */
export interface Line {
  who: string | null;
  words: string;
  /** What to do, where somebody is shown how to play. */
  how?: string | undefined;
}

/** What is said during a run, one line at a time. */
export interface Talk {
  readonly line: Line | null;
  /** What was answered to 「本当は？」, and by whom; null before. */
  readonly answer: Line | null;
  tick(world: World, events: readonly GameEvent[]): void;
  say(line: Line, isUrgent?: boolean): void;
  /** Somebody else than the companion gives the answer. */
  letAnswer(monsterId: number): void;
}

/** What is told to somebody who plays for the first time. */
export interface Guide {
  /** By the clock of the run. */
  steps: readonly { tick: number; words: string; how: string }[];
  /** By what happens first. */
  firsts: Partial<Record<"hit" | "graze" | "level" | "boss", { words: string; how: string }>>;
}

const lineTicks = 168;
const soonTicks = 96;

/** The talk of one run: the Rule, the companion, and who shows the way. */
export function makeTalk(
  book: StageBook,
  monsterId: number,
  guide: Guide | null,
  caller: { phase: number; monster: number; line: string } | null = null,
  metIds: readonly number[] = [],
): Talk {
  // Only who was met stands by; without anybody it is the companion alone.
  const friends = book.monsters.filter(({ id }) => id === monsterId || metIds.includes(id));
  const companion = book.monsters.find(({ id }) => id === monsterId);
  const waiting: Line[] = [];
  const told = new Set<string>();
  let line: Line | null = null;
  let left = 0;
  let spoken = -1;
  let voice = 0;
  let speaker = monsterId;
  let answer: Line | null = null;

  const say = (next: Line, isUrgent = false): void => {
    if (isUrgent) {
      waiting.length = 0;
      left = 0;
    }
    if (waiting.length < 3) waiting.push(next);
  };
  const tell = (words: string | undefined, isUrgent = false): void => {
    if (words) say({ who: null, words }, isUrgent);
  };
  const first = (name: keyof Guide["firsts"]): boolean => {
    const step = guide?.firsts[name];
    if (!step || told.has(name)) return false;
    told.add(name);
    say({ who: null, ...step }, true);
    return true;
  };

  const follow = ({ kind, n, m }: GameEvent, world: World): void => {
    switch (kind) {
      case "boss": {
        first("boss");
        const isLast = world.stage.bosses[n]?.isLast ?? true;
        const appears = isLast ? book.words.boss.appears : "midBoss" in book.words ? book.words.midBoss?.appears : [];
        for (const words of appears ?? []) tell(words);
        spoken = -1;
        break;
      }
      case "phase":
        spoken = 0;
        if (!isMain(world)) break;
        tell(book.words.boss.phases[m]?.says[0]);
        if (caller?.phase === m + 1)
          say({ who: book.monsters.find(({ id }) => id === caller.monster)?.name ?? null, words: caller.line });
        break;
      case "struck": {
        const id = world.stage.words[n] ?? "";
        if (id.startsWith("rule-")) {
          // An answer is heard out; then the Rule says what it was.
          for (const words of book.words.boss.falls) tell(words, answer === null && words === book.words.boss.falls[0]);
          break;
        }
        if (isQuestion(world, n)) {
          const one = book.monsters.find(({ id: number }) => number === speaker);
          answer = one?.honest ? { who: one.name, words: one.honest } : null;
          if (answer) say(answer, true);
          break;
        }
        if (!id.includes("/")) break;
        // The companion has the first word over it; later ones are told by the paper itself.
        if (companion && !told.has("struck")) {
          told.add("struck");
          say({ who: companion.name, words: companion.line }, true);
        } else tell(phraseOf(book, id)?.aside, true);
        break;
      }
      case "hit":
        if (!first("hit") && companion && !told.has("ouch")) {
          told.add("ouch");
          say({ who: companion.name, words: companion.hit });
        }
        break;
      case "graze":
        first("graze");
        break;
      case "level":
        first("level");
        break;
      case "line": {
        const one = friends[voice++ % Math.max(1, friends.length)];
        if (one) say({ who: one.name, words: one.line }, true);
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
    say,
    letAnswer: (id) => void (speaker = id),
    tick(world, events) {
      for (const event of events) follow(event, world);
      const step = guide?.steps.find(({ tick }) => tick === world.tick);
      if (step && world.state === "playing") say({ who: null, words: step.words, how: step.how }, true);
      speakOn(world);
      if (left > 0) left--;
      // A line makes room for the next a little sooner than for nothing.
      if (left === 0 || (waiting.length > 0 && left < lineTicks - soonTicks)) {
        const next = waiting.shift();
        if (next) left = lineTicks;
        if (next || left === 0) line = next ?? null;
      }
    },
  };

  /** The Rule goes on talking in the course of a phase. */
  function speakOn(world: World): void {
    const { boss } = world;
    if (boss === null || boss.pause > 0 || spoken < 0 || !isMain(world)) return;
    const { time } = world.stage.bosses[boss.boss]!.phases[boss.phase]!;
    const part = Math.floor(((time - boss.left) * 3) / time);
    if (part <= spoken || part > 2) return;
    spoken = part;
    tell(book.words.boss.phases[boss.phase]?.says[part]);
  }
}

const isMain = ({ boss, stage }: World): boolean => boss !== null && stage.bosses[boss.boss]!.isLast;

/** Whether a word is the question of a Rule that only asks. */
const isQuestion = ({ stage }: World, word: number): boolean =>
  stage.bosses.some(({ phases }) => phases.some((phase) => phase.word === word && phase.traits.has("question")));

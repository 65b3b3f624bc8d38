import type { Journey } from "./journey.ts";

/** How one walk went: what was wrong with it (nothing: it is good), and how long it took. */
export interface Walked {
  faults: string[];
  tookMs: number;
}

/** So many journeys of a run may need a second walk; more are no chance any more, and the run fails. */
export const unsteadyAllowed = 2;

/** Counts a run and says it line by line; what was wrong is said again at the end, where a log is read first. */
export class Tally {
  readonly #say: (line: string) => void;
  readonly #wrong = new Map<string, string[]>();
  readonly #unsteady = new Map<string, string[]>();
  #good = 0;

  constructor(say: (line: string) => void = console.log) {
    this.#say = say;
  }

  /** Notes a first walk and returns whether it was good. */
  note(journey: Journey, walked: Walked): boolean {
    const isGood = this.#tellWalk(journey.name, walked, isGoodWalk(walked) ? "✓" : "✗");
    if (isGood) this.#good += 1;
    else this.#wrong.set(journey.name, walked.faults);
    return isGood;
  }

  /** Notes the second walk of a journey that failed: good now, it is unsteady; otherwise it stays failed. */
  noteAgain(journey: Journey, walked: Walked): void {
    if (!this.#tellWalk(`once more: ${journey.name}`, walked, isGoodWalk(walked) ? "↻" : "✗")) return;
    this.#unsteady.set(journey.name, this.#wrong.get(journey.name) ?? []);
    this.#wrong.delete(journey.name);
  }

  /** Journeys that failed for good; all unsteady ones too when they are more than allowed. */
  get failed(): number {
    return this.#wrong.size + (this.#unsteady.size > unsteadyAllowed ? this.#unsteady.size : 0);
  }

  tell(): void {
    for (const [name, faults] of this.#unsteady) this.#tellFaults(`↻ unsteady: ${name}`, faults);
    for (const [name, faults] of this.#wrong) this.#tellFaults(`✗ failed: ${name}`, faults);
    const passed = this.#good + this.#wrong.size + this.#unsteady.size - this.failed;
    if (this.#unsteady.size > 0) this.#say(`${this.#unsteady.size} unsteady, ${unsteadyAllowed} allowed`);
    this.#say(`${passed} passed, ${this.failed} failed`);
  }

  #tellWalk(name: string, { faults, tookMs }: Walked, mark: string): boolean {
    this.#tellFaults(`${mark} ${name} (${(tookMs / 1000).toFixed(1)} s)`, faults);
    return faults.length === 0;
  }

  #tellFaults(line: string, faults: string[]): void {
    this.#say(line);
    for (const fault of faults) this.#say(`    ${fault.replaceAll("\n", "\n    ")}`);
  }
}

function isGoodWalk({ faults }: Walked): boolean {
  return faults.length === 0;
}

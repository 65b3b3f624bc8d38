import type { Progress } from "../setup/progress.mjs";

/** A step of a build. */
export interface Step {
  name: string;
  /** The steps that must be done before. */
  after?: readonly string[];
  /** Does the work and tells how far it is; resolves with what there is to say about it. */
  run(note: (progressText: string) => void): Promise<string>;
}

/** Runs steps, those that wait for none of the others at once, at most `width` of them. Rejects with the first fault. */
export async function runSteps(steps: readonly Step[], width: number, progress: Progress): Promise<void> {
  const waiting = new Set(steps);
  const done = new Set<string>();
  const running = new Set<Promise<void>>();
  const isReady = ({ after = [] }: Step): boolean => after.every((name) => done.has(name));
  while (waiting.size > 0 || running.size > 0) {
    const ready = [...waiting].filter(isReady).slice(0, width - running.size);
    for (const step of ready) {
      waiting.delete(step);
      const work: Promise<void> = runStep(step, progress).then(() => {
        done.add(step.name);
        running.delete(work);
      });
      running.add(work);
    }
    if (running.size === 0)
      throw new Error(`steps wait for each other: ${[...waiting].map(({ name }) => name).join(", ")}`);
    await Promise.race(running);
  }
}

async function runStep({ name, run }: Step, progress: Progress): Promise<void> {
  progress.begin(name);
  try {
    progress.end(name, await run((progressText) => progress.note(name, progressText)));
  } catch (error) {
    throw new Error(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

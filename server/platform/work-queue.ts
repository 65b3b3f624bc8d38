/** Too many wait already. */
export class QueueFullError extends Error {
  constructor() {
    super("too many wait for the same work");
    this.name = "QueueFullError";
  }
}

/** Lets costly work be done by few at once, in the order of asking. */
export interface WorkQueue {
  /** @throws QueueFullError at once when too many wait */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createWorkQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < atOnce) running++;
      else if (waiting.length >= maxWaiting) throw new QueueFullError();
      // Whoever ends hands the place on: nobody who comes in between takes it.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

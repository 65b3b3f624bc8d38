/** What has to be put away when a run ends, in whatever way it ends. */
export interface Cleanup {
  push(close: () => Promise<unknown>): void;
  /** Puts everything away, the newest first; a second call does nothing. */
  run(): Promise<void>;
}

/** Collects closers; Ctrl-C and SIGTERM put everything away before the process ends. */
export function createCleanup(): Cleanup {
  const closers: (() => Promise<unknown>)[] = [];
  const run = async (): Promise<void> => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void run().finally(() => process.exit(1)));
  }
  return { push: (close) => void closers.push(close), run };
}

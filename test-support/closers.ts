/** What has to be put away when a run ends, in whatever way it ends. */
export interface Closers {
  push(close: () => Promise<unknown>): void;
  /** Puts everything away, the newest first; a second call does nothing. */
  closeAll(): Promise<void>;
}

/** Collects closers; Ctrl-C and SIGTERM put everything away before the process ends. */
export function collectClosers(): Closers {
  const waiting: (() => Promise<unknown>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (let close = waiting.pop(); close !== undefined; close = waiting.pop()) await close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void closeAll().finally(() => process.exit(1)));
  }
  return { push: (close) => void waiting.push(close), closeAll };
}

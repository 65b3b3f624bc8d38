/** What to put away at the end, in the order it was opened. */
export type Closers = (() => Promise<void>)[];

/** Everything is put away within this, or the process ends without. */
const endWithinMs = 9_500;

/**
 * Runs `start`, which pushes a closer for each thing it opened. On SIGTERM, SIGINT and SIGHUP, and when the
 * launcher of this process is gone, everything is closed, the newest first, and the process ends with code 0.
 * Where `start` fails, `tell` gets the reason and the process ends with code 1.
 */
export async function runUntilSignal(
  start: (closers: Closers) => Promise<void>,
  tell: (error: unknown) => void,
): Promise<void> {
  const closers: Closers = [];
  let isEnding = false;

  const end = async (code: number): Promise<void> => {
    // One Ctrl-C may arrive twice: from the terminal and forwarded by the launcher.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), endWithinMs).unref();
    await started;
    let worst = code;
    for (const close of closers.toReversed()) {
      await close().catch((error: unknown) => {
        tell(error);
        worst = 1;
      });
    }
    process.exit(worst);
  };

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void end(0));
  process.once("disconnect", () => void end(0));
  process.channel?.unref();

  const started = start(closers).then(
    () => true,
    (error: unknown) => {
      tell(error);
      return false;
    },
  );
  if (!(await started)) await end(1);
}

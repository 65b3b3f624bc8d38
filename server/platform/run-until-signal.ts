/** What to put away at the end, in the order it was opened. */
export type Cleanups = (() => Promise<void>)[];

/** Everything is put away within this, or the process ends without. */
const endWithinMs = 9_500;

/**
 * Runs `start`, which pushes a closer for each thing it opened. On SIGTERM, SIGINT and SIGHUP, and when the
 * launcher of this process is gone, everything is closed, the newest first, and the process ends with code 0.
 * Where `start` fails, `tell` gets the reason and the process ends with code 1.
 */
export async function runUntilSignal(
  start: (cleanups: Cleanups) => Promise<void>,
  report: (error: unknown) => void,
): Promise<void> {
  const cleanups: Cleanups = [];
  let isEnding = false;

  const end = async (code: number): Promise<void> => {
    // One Ctrl-C may arrive twice: from the terminal and forwarded by the launcher.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), endWithinMs).unref();
    await started;
    let exitCode = code;
    for (const cleanup of cleanups.toReversed()) {
      await cleanup().catch((error: unknown) => {
        report(error);
        exitCode = 1;
      });
    }
    process.exit(exitCode);
  };

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void end(0));
  process.once("disconnect", () => void end(0));
  process.channel?.unref();

  const started = start(cleanups).then(
    () => true,
    (error: unknown) => {
      report(error);
      return false;
    },
  );
  if (!(await started)) await end(1);
}

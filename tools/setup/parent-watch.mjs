import { readFileSync } from "node:fs";

const lookEveryMs = 200;

/**
 * Calls `onGone` once when the npm that started us is gone. npm hands a signal only to the shell between us, which
 * ends without a word, and the app would go on with nobody to stop it. Without npm, nothing is watched: whoever
 * starts us in the background may leave.
 */
export function watchNpm(onGone, env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    onGone();
  }, lookEveryMs).unref();
}

/** The shell and, where the system tells it, the npm above it. */
function ancestors() {
  const shell = process.ppid;
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, "utf8");
    return `${shell} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]}`;
  } catch {
    return String(shell);
  }
}

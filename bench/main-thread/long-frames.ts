/** A frame of more than 50 ms as the page itself saw it. */
export interface LongFrame {
  atMs: number;
  ms: number;
  /** The three longest scripts in it: function or cause, file, ms. */
  scripts: string[];
}

type LongFrameWindow = { kateLongFrames: LongFrame[] };

// All of these run in the page, as text: they see nothing of this file.

/** Before the page's own scripts: keeps what the browser says of long frames. */
export function recordLongFrames(): void {
  type Script = PerformanceEntry & {
    sourceURL: string;
    sourceFunctionName: string;
    invoker: string;
    forcedStyleAndLayoutDuration: number;
  };
  const noted: LongFrame[] = ((globalThis as unknown as LongFrameWindow).kateLongFrames = []);
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as (PerformanceEntry & { scripts: Script[] })[]) {
      const scripts = frame.scripts
        .toSorted((a, b) => b.duration - a.duration)
        .slice(0, 3)
        .map(({ duration, sourceURL, sourceFunctionName, invoker, forcedStyleAndLayoutDuration: layoutMs }) => {
          const file = sourceURL.replace(/^.*\//, "") || "the page";
          const layout = layoutMs > 5 ? ` (layout ${layoutMs.toFixed(0)})` : "";
          return `${sourceFunctionName || invoker.replace(/^.*\//, "")} in ${file} ${duration.toFixed(0)}${layout}`;
        });
      noted.push({ atMs: frame.startTime, ms: frame.duration, scripts });
    }
  }).observe({ type: "long-animation-frame", buffered: true });
}

/** What was kept. */
export const listLongFrames = (): LongFrame[] => (globalThis as unknown as LongFrameWindow).kateLongFrames;

/** True when the page answers to taps. */
export function isHydrated(): boolean {
  const main = document.getElementById("main");
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
}

/** True when no long frame was seen for so many ms. */
export function isIdleSince(restMs: number): boolean {
  const last = (globalThis as unknown as LongFrameWindow).kateLongFrames.at(-1);
  return performance.now() - (last ? last.atMs + last.ms : 0) > restMs;
}

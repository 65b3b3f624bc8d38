import { useEffect, useEffectEvent, useState } from "react";

/**
 * The second of a show that runs by a clock, from whenever one comes in; null until the page is alive. The clock ticks on the
 * show's own seconds, so that a beat comes on two phones in the same moment.
 * @param elapsedMs ms since the show began
 */
export function useShowSeconds(elapsedMs: () => number): number | null {
  const [atS, setAtS] = useState<number | null>(null);
  const read = useEffectEvent(elapsedMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick(): void {
      const ms = read();
      setAtS(Math.floor(ms / 1_000));
      timer = setTimeout(tick, 1_000 - (((ms % 1_000) + 1_000) % 1_000) + 1);
    }
    tick();
    // A phone that slept, or that learned of its clock's fault, is right again at once.
    const onVisible = (): void => {
      clearTimeout(timer);
      tick();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
  return atS;
}

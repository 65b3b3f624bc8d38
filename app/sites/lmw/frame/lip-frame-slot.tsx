import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import "./lip-frame.module.css";

const LipFrame = lazy(async () => ({ default: (await import("./lip-frame.tsx")).LipFrame }));
/** The same width as in the frame's style. */
const wideQuery = "(min-width: 960px)";

/** Fetches lips and lines only for windows that have a place for them. */
export function LipFrameSlot() {
  const isWide = useIsWide(wideQuery);
  return <Suspense>{isWide && <LipFrame />}</Suspense>;
}

/** Whether the window fits the media query, from when the page is alive. */
export function useIsWide(query: string): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const width = matchMedia(query);
    const update = (): void => startTransition(() => setIsWide(width.matches));
    update();
    width.addEventListener("change", update);
    return () => width.removeEventListener("change", update);
  }, [query]);
  return isWide;
}

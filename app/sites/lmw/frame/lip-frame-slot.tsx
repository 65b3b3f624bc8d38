import { lazy, Suspense } from "react";
import { useMediaQuery } from "#app/kits/ui/hydration/use-media-query.ts";
import "./lip-frame.module.css";

const LipFrame = lazy(async () => ({ default: (await import("./lip-frame.tsx")).LipFrame }));
/** The same width as in the frame's style. */
const wideQuery = "(min-width: 960px)";

/** Fetches lips and lines only for windows that have a place for them. */
export function LipFrameSlot() {
  const isWide = useMediaQuery(wideQuery);
  return <Suspense>{isWide && <LipFrame />}</Suspense>;
}

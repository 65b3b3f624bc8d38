"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useRef } from "react";
import { useStaggeredMount } from "../ui/hydration/use-staggered-mount.ts";

// A heart whose script never came (a tunnel, at just that moment) stays away until the next page; it must not take this one along.
const WishHeart = lazy(async () => ({ default: (await loadHeart().catch(neverResolve)).WishHeart }));

interface DeferredWishHeartProps {
  productId: string;
  name: string;
  withLabel?: boolean;
  /** Told after each tap, for counting. */
  onChange?: (isWanted: boolean) => void;
}

/** A heart that comes with the scripts, because it does nothing without them, when it is near; its place is kept. */
export function DeferredWishHeart(heart: DeferredWishHeartProps) {
  const placeholder = useRef<HTMLSpanElement>(null);
  const isMounted = useStaggeredMount(placeholder);
  // Its script is asked for before its turn: by then there may be no network.
  useEffect(() => void loadHeart().catch(() => {}), []);
  return (
    <span ref={placeholder} className="block target-box">
      <Suspense>{isMounted && <WishHeart {...heart} />}</Suspense>
    </span>
  );
}

let heartModule: ReturnType<typeof importHeart> | undefined;

/** Asks for the script of all hearts, once; after a failure the next heart asks again. */
function loadHeart() {
  heartModule ??= importHeart().catch((error: unknown) => {
    heartModule = undefined;
    throw error;
  });
  return heartModule;
}

const importHeart = () => import("./wish-heart.tsx");
const neverResolve = () => new Promise<never>(() => {});

import { lazy, Suspense, useEffect, useRef } from "react";
import { useAwake } from "../ui/wake/use-awake.ts";
import css from "./later-heart.module.css";

// A heart whose script never came (a tunnel, at just that moment) stays away until the next page; it must not take this one along.
const WishHeart = lazy(async () => ({ default: (await bringHeart().catch(forEver)).WishHeart }));

interface LaterHeartProps {
  productId: string;
  name: string;
  withWord?: boolean;
  /** Told after each tap, for counting. */
  onChange?: (isWanted: boolean) => void;
}

/** A heart that comes with the scripts, because it does nothing without them, when it is near; its place is kept. */
export function LaterHeart(heart: LaterHeartProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isAwake = useAwake(place);
  // Its script is asked for before its turn: by then there may be no network.
  useEffect(() => void bringHeart().catch(() => {}), []);
  return (
    <span ref={place} className={css.heart}>
      <Suspense>{isAwake && <WishHeart {...heart} />}</Suspense>
    </span>
  );
}

let coming: ReturnType<typeof fetchHeart> | undefined;

/** Asks for the script of all hearts, once; after a failure the next heart asks again. */
function bringHeart() {
  coming ??= fetchHeart().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

const fetchHeart = () => import("./wish-heart.tsx");
const forEver = () => new Promise<never>(() => {});

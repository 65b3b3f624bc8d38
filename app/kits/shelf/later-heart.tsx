import { lazy, Suspense, useRef } from "react";
import { useAwake } from "../ui/wake/use-awake.ts";
import css from "./later-heart.module.css";

const WishHeart = lazy(async () => ({ default: (await import("./wish-heart.tsx")).WishHeart }));

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
  return (
    <span ref={place} className={css.heart}>
      <Suspense>{isAwake && <WishHeart {...heart} />}</Suspense>
    </span>
  );
}

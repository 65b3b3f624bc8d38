import { lazy, Suspense, useSyncExternalStore } from "react";
import css from "./later-heart.module.css";

const WishHeart = lazy(async () => ({ default: (await import("./wish-heart.tsx")).WishHeart }));

interface LaterHeartProps {
  productId: string;
  name: string;
  withWord?: boolean;
  /** Told after each tap, for counting. */
  onChange?: (isWanted: boolean) => void;
}

/** A heart that comes with the scripts, because it does nothing without them; its place is kept. */
export function LaterHeart(heart: LaterHeartProps) {
  const isAlive = useSyncExternalStore(never, yes, no);
  return (
    <span className={css.heart}>
      <Suspense>{isAlive && <WishHeart {...heart} />}</Suspense>
    </span>
  );
}

// False on the server and while hydrating, true ever after.
const never = () => () => {};
const yes = () => true;
const no = () => false;

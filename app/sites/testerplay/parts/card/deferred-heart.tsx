"use no memo"; // It may stand in the first view of a stranger: compiled it would only be heavier.

import { lazy, Suspense, useSyncExternalStore } from "react";
import { track } from "#app/kits/analytics/track.ts";
import css from "./card.module.css";

const WishHeart = lazy(async () => ({ default: (await import("#app/kits/product/wish-heart.tsx")).WishHeart }));

/** A heart. It does nothing without scripts, so it comes with them; its place is kept. */
export function DeferredHeart(heart: { productId: string; name: string }) {
  const isHydrated = useSyncExternalStore(never, yes, no);
  return (
    <span className={css.heart}>
      <Suspense>{isHydrated && <WishHeart {...heart} onChange={trackWish} />}</Suspense>
    </span>
  );
}

const trackWish = (isWanted: boolean): void => track(isWanted ? "wish_add" : "wish_remove");

// False on the server and while hydrating, true ever after.
const never = () => () => {};
const yes = () => true;
const no = () => false;

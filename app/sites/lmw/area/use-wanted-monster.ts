import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/** Calls `meet` with the monster that the address names (`#m-07`), once what is known of the visitor is here. */
export function useWantedMonster(isReady: boolean, meet: (monsterId: string) => void): void {
  const { hash } = useLocation();
  const go = useEffectEvent(meet);
  useEffect(() => {
    const wanted = /^#m-(\d{2})$/.exec(hash)?.[1];
    if (isReady && wanted) go(wanted);
  }, [isReady, hash]);
}

import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/** Calls `meet` with the monster that the address names (`#m-07`), once what is known of the visitor is here. */
export function useLinkedMonster(isReady: boolean, meet: (monsterId: string) => void): void {
  const { hash } = useLocation();
  const onMeet = useEffectEvent(meet);
  useEffect(() => {
    const linkedId = /^#m-(\d{2})$/.exec(hash)?.[1];
    if (isReady && linkedId) onMeet(linkedId);
  }, [isReady, hash]);
}

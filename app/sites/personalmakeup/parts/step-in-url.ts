import { useEffect, useState } from "react";
import { stepHash, parseStepHash } from "#contracts/recipe-progress.ts";
import type { Follow } from "../rules/follow.ts";

/** The step the address asked for when follow mode opened; null when it asked for none. */
export function useInitialStep(): number | null {
  const [initialStep] = useState(() => parseStepHash(location.hash));
  return initialStep;
}

/** Keeps the step in the address: Back from a video, and a reload, come to it. What is done is not opened again. */
export function useStepHash({ index, isDone }: Follow): void {
  useEffect(() => setHash(isDone ? "" : stepHash(index)), [index, isDone]);
}

/** Follow mode is left; the address is the recipe's own again. */
export const clearStepHash = (): void => setHash("");

function setHash(hash: string): void {
  const { pathname, search } = location;
  // A step may end while the page of a video is on its way.
  if (pathname === "/personalmakeup") history.replaceState(history.state, "", pathname + search + hash);
}

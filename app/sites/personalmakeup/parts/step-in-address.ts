import { useEffect, useState } from "react";
import { stepHash, stepInHash } from "#contracts/recipe-trail.ts";
import type { Follow } from "../rules/follow.ts";

/** The step the address asked for when follow mode opened; null when it asked for none. */
export function useStepAsked(): number | null {
  const [asked] = useState(() => stepInHash(location.hash));
  return asked;
}

/** Keeps the step in the address: Back from a film, and the page loaded anew, come to it. What is done is not opened again. */
export function useStepTold({ index, isDone }: Follow): void {
  useEffect(() => setHash(isDone ? "" : stepHash(index)), [index, isDone]);
}

/** Follow mode is left; the address is the recipe's own again. */
export const forgetStep = (): void => setHash("");

function setHash(hash: string): void {
  const { pathname, search } = location;
  // A step may end while the page of a film is on its way.
  if (pathname === "/personalmakeup") history.replaceState(history.state, "", pathname + search + hash);
}

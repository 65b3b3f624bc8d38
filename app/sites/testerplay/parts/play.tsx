"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useReducer, useState } from "react";
import type { PlayPage } from "../data.server.ts";
import { firstRound, nextRound, type Round } from "../rules/round.ts";
import { track } from "#app/kits/analytics/track.ts";
import { Landing } from "./landing.tsx";
import { Start } from "./start.tsx";

const load = () => import("./play/round-view.tsx");
const RoundView = lazy(async () => ({ default: (await load()).RoundView }));

/** One page from the entrance, or from somebody's tester result, to one's own. */
export function Play({ page }: { page: PlayPage }) {
  const [round, move] = useReducer(nextRound, firstRound);
  const [hasLeft, setHasLeft] = useState(false);
  /** What the round needs did not come. */
  const [hasFailed, setHasFailed] = useState(false);

  // Whoever loses the network on the way to the shop goes on all the same.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), 1_200);
    return () => clearTimeout(timer);
  }, []);

  async function enter(place: Round["place"]): Promise<void> {
    track("tp_start");
    try {
      await load();
      setHasFailed(false);
      move({ do: "enter", place });
    } catch {
      setHasFailed(true);
    }
  }

  if (round.step === "start") {
    if (page.shown && !hasLeft) return <Landing page={page} shown={page.shown} onPlay={() => setHasLeft(true)} />;
    return <Start page={page} isCut={hasFailed} onEnter={(place) => void enter(place)} />;
  }
  return (
    <Suspense>
      <RoundView round={round} move={move} page={page} />
    </Suspense>
  );
}

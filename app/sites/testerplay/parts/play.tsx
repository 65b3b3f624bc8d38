"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useReducer, useState } from "react";
import type { PlayPage } from "../data.server.ts";
import { firstRound, nextRound, type Round } from "../rules/round.ts";
import { track } from "#app/shell/tracking/track.ts";
import { Landing } from "./landing.tsx";
import { Start } from "./start.tsx";

const load = () => import("./play/round-room.tsx");
const RoundRoom = lazy(async () => ({ default: (await load()).RoundRoom }));

/** One page from the entrance, or from somebody's footprint, to one's own. */
export function Play({ page }: { page: PlayPage }) {
  const [round, move] = useReducer(nextRound, firstRound);
  const [hasLeft, setHasLeft] = useState(false);
  /** What the round needs did not come. */
  const [isCut, setIsCut] = useState(false);

  // Whoever loses the network on the way to the shop goes on all the same.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), 1_200);
    return () => clearTimeout(timer);
  }, []);

  async function enter(place: Round["place"]): Promise<void> {
    track("tp_start");
    try {
      await load();
      setIsCut(false);
      move({ do: "enter", place });
    } catch {
      setIsCut(true);
    }
  }

  if (round.step === "start") {
    if (page.shown && !hasLeft) return <Landing page={page} shown={page.shown} onPlay={() => setHasLeft(true)} />;
    return <Start page={page} isCut={isCut} onEnter={(place) => void enter(place)} />;
  }
  return (
    <Suspense>
      <RoundRoom round={round} move={move} page={page} />
    </Suspense>
  );
}

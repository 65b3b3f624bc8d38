import { type Dispatch, useEffect } from "react";
import { useNavigate } from "react-router";
import type { PlayPage } from "../../data.server.ts";
import { useClock } from "../../flow/use-clock.ts";
import { warmFonts } from "../../flow/warm-fonts.ts";
import { footprintOf, isTimed, type Move, type Round } from "../../rules/round.ts";
import { Card } from "../card/card.tsx";
import { BoardRoom } from "./board-room.tsx";
import { Mission } from "./mission.tsx";

interface RoundRoomProps {
  round: Round;
  move: Dispatch<Move>;
  page: PlayPage;
}

/** A round from its mission to its card; fetched as one, so that it goes on without a network. */
export function RoundRoom({ round, move, page }: RoundRoomProps) {
  const navigate = useNavigate();
  const onHand = useClock(round, (ms) => move({ do: "passed", ms }));
  const footprint = round.step === "card" ? footprintOf(round, page.lang) : null;

  const { step } = round;

  // What the card will fetch by itself is fetched before the line may go.
  useEffect(() => {
    const warm = [
      import("#app/kits/shelf/wish-heart.tsx"),
      import("#app/kits/shelf/wishes-store.ts"),
      import("#app/kits/share/share-buttons.tsx"),
      import("../../scene/card-picture.ts"),
      import("./read-jan.tsx"),
    ];
    void Promise.all(warm).catch(() => {});
    warmFonts(page);
  }, [page]);

  useEffect(() => {
    // The card grows below the board that is looked at.
    if (step !== "card") scrollTo({ top: 0, behavior: "instant" });
  }, [step]);

  if (round.step === "mission" || round.step === "start") return <Mission round={round} move={move} page={page} />;
  return (
    <>
      <BoardRoom round={round} move={move} page={page} onHand={onHand} isTimed={isTimed(round)} />
      {footprint && (
        <Card
          page={page}
          footprint={footprint}
          place={round.place}
          onAgain={() => {
            void navigate("?", { replace: true, preventScrollReset: true });
            move({ do: "again" });
          }}
        />
      )}
    </>
  );
}

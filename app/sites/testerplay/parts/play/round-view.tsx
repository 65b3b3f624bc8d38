import { type Dispatch, useEffect } from "react";
import { useNavigate } from "react-router";
import type { PlayPage } from "../../data.server.ts";
import { useClock } from "../../flow/use-clock.ts";
import { preloadFonts } from "../../flow/preload-fonts.ts";
import { testerResultOf, isTimed, type Move, type Round } from "../../rules/round.ts";
import { Card } from "../card/card.tsx";
import { BoardView } from "./board-view.tsx";
import { Mission } from "./mission.tsx";

interface RoundViewProps {
  round: Round;
  move: Dispatch<Move>;
  page: PlayPage;
}

/** A round from its mission to its card; fetched as one, so that it goes on without a network. */
export function RoundView({ round, move, page }: RoundViewProps) {
  const navigate = useNavigate();
  const onDrawingChange = useClock(round, (ms) => move({ do: "passed", ms }));
  const testerResult = round.step === "card" ? testerResultOf(round, page.lang) : null;

  const { step } = round;

  // What the card will fetch by itself is fetched before the line may go.
  useEffect(() => {
    const preloads = [
      import("#app/kits/product/wish-heart.tsx"),
      import("#app/kits/product/wishes-store.ts"),
      import("#app/kits/share/share-buttons.tsx"),
      import("../../scene/card-picture.ts"),
      import("./jan-reader.tsx"),
    ];
    void Promise.all(preloads).catch(() => {});
    preloadFonts(page);
  }, [page]);

  useEffect(() => {
    // The card grows below the board that is looked at.
    if (step !== "card") scrollTo({ top: 0, behavior: "instant" });
  }, [step]);

  if (round.step === "mission" || round.step === "start") return <Mission round={round} move={move} page={page} />;
  return (
    <>
      <BoardView round={round} move={move} page={page} onDrawingChange={onDrawingChange} isTimed={isTimed(round)} />
      {testerResult && (
        <Card
          page={page}
          testerResult={testerResult}
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

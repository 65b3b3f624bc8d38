import { type Dispatch, useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { PlayPage } from "../../data.server.ts";
import type { TellHand } from "../../flow/use-clock.ts";
import { isFull, type Move, playerOf, type Round } from "../../rules/round.ts";
import css from "./board-room.module.css";
import { Falling } from "./falling.tsx";
import { LiveBoard } from "./live-board.tsx";
import { Pass } from "./pass.tsx";
import { PlayTools } from "./play-tools.tsx";
import { RoundHead } from "./round-head.tsx";

interface BoardRoomProps {
  round: Round;
  move: Dispatch<Move>;
  page: PlayPage;
  onHand: TellHand;
  isTimed: boolean;
}

/** The board with everything round it: the mission and its clock above, the testers and what to do with them below. */
export function BoardRoom({ round, move, page, onHand, isTimed }: BoardRoomProps) {
  const t = useWords<Words>();
  const title = useRef<HTMLHeadingElement>(null);
  const { step, strokes, shade, isPassing, place } = round;
  const isPlaying = step === "play";

  // What held the focus is gone: a new part begins at its title.
  useEffect(() => {
    if (step !== "card" && !isPassing) title.current?.focus({ preventScroll: true });
  }, [step, isPassing]);

  return (
    <section className={css.room} data-step={step} data-place={place}>
      <RoundHead
        round={round}
        words={page.missions[(round.mission ?? 1) - 1]?.mission ?? ""}
        isTimed={isTimed}
        title={title}
      />
      <div className={css.stage}>
        <LiveBoard
          page={page}
          ground={round.ground}
          strokes={strokes}
          shade={isPlaying && !isPassing && !isFull(round) ? shade : null}
          onHand={onHand}
          label={t("play.board", { count: strokes.length })}
          onStroke={(knots) => move({ do: "stroke", knots })}
        >
          {(step === "fall" || step === "card") && (
            <Falling
              strokes={strokes}
              shades={page.shades}
              isOver={step === "card"}
              onOver={() => move({ do: "fallen" })}
            />
          )}
          {isPlaying && isPassing && <Pass to={playerOf(round)} onHanded={() => move({ do: "handed" })} />}
        </LiveBoard>
      </div>
      {step === "empty" && (
        <div className={css.empty}>
          <Notice
            announce="now"
            message={t("play.empty")}
            action={
              <>
                <Button look="bone" onClick={() => move({ do: "calm" })}>
                  {t("play.goOn")}
                </Button>
                <Button look="line" onClick={() => move({ do: "again" })}>
                  {t("play.leave")}
                </Button>
              </>
            }
          />
        </div>
      )}
      {isPlaying && !isPassing && <PlayTools round={round} move={move} page={page} />}
    </section>
  );
}

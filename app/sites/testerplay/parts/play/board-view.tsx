import { type Dispatch, useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import type { OnDrawingChange } from "../../flow/use-clock.ts";
import { isFull, type Move, playerOf, type Round } from "../../rules/round.ts";
import css from "./board-view.module.css";
import { FallingNames } from "./falling-names.tsx";
import { LiveBoard } from "./live-board.tsx";
import { PassPhonePrompt } from "./pass-phone-prompt.tsx";
import { PlayTools } from "./play-tools.tsx";
import { RoundHead } from "./round-head.tsx";

interface BoardViewProps {
  round: Round;
  move: Dispatch<Move>;
  page: PlayPage;
  onDrawingChange: OnDrawingChange;
  isTimed: boolean;
}

/** The board with everything round it: the mission and its clock above, the testers and what to do with them below. */
export function BoardView({ round, move, page, onDrawingChange, isTimed }: BoardViewProps) {
  const t = useMessages<Messages>();
  const title = useRef<HTMLHeadingElement>(null);
  const { step, strokes, shade, isPassing, place } = round;
  const isPlaying = step === "play";

  // What held the focus is gone: a new part begins at its title.
  useEffect(() => {
    if (step !== "card" && !isPassing) title.current?.focus({ preventScroll: true });
  }, [step, isPassing]);

  return (
    <section className={css.page} data-step={step} data-place={place}>
      <RoundHead
        round={round}
        mission={page.missions[(round.mission ?? 1) - 1]?.mission ?? ""}
        isTimed={isTimed}
        title={title}
      />
      <div className="grid justify-centre on-grey">
        <LiveBoard
          page={page}
          ground={round.ground}
          strokes={strokes}
          shade={isPlaying && !isPassing && !isFull(round) ? shade : null}
          onDrawingChange={onDrawingChange}
          label={t("play.board", { count: strokes.length })}
          onStroke={(knots) => move({ do: "stroke", knots })}
        >
          {(step === "fall" || step === "card") && (
            <FallingNames
              strokes={strokes}
              shades={page.shades}
              isOver={step === "card"}
              onOver={() => move({ do: "fallen" })}
            />
          )}
          {isPlaying && isPassing && <PassPhonePrompt to={playerOf(round)} onHanded={() => move({ do: "handed" })} />}
        </LiveBoard>
      </div>
      {step === "empty" && <EmptyBoard move={move} />}
      {isPlaying && !isPassing && <PlayTools round={round} move={move} page={page} />}
    </section>
  );
}

/** The time is over and nothing was drawn: on without a clock, or back. */
function EmptyBoard({ move }: Pick<BoardViewProps, "move">) {
  const t = useMessages<Messages>();
  return (
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
  );
}

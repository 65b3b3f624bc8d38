import type { ReactNode } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayProps } from "../play-props.ts";
import { BellJar } from "./bell-jar.tsx";
import { getPaperText } from "./paper-text.ts";
import css from "./stare.module.css";
import { type StareInput, useStareRound } from "./use-stare-round.ts";

interface StareGameProps extends PlayProps, StareInput {
  /** One's own face, in the place of the monster's. */
  own?: ReactNode;
}

/** The stare game, with its bell jar. */
export function StareGame({ own, ...props }: StareGameProps) {
  const { page, isMotionReduced } = props;
  const t = useMessages<Messages>();
  const { shown, changes, change, ring } = useStareRound(props);
  const words = {
    asleep: t("games.stare.asleep"),
    rising: t("games.stare.watching"),
    watching: t("games.stare.watching"),
    twitching: t("games.stare.watching"),
    careless: t("games.stare.careless"),
    luring: t("games.stare.luring"),
    won: t("games.stare.won"),
    lost: t("games.stare.asleep"),
  }[shown.mood];
  const hostFace = page.host.moods[changes % page.host.moods.length];
  return (
    <div
      className={`${css.background} stack-2`}
      data-mood={shown.mood}
      data-answered={shown.answered || undefined}
      data-changes={changes}
      data-reduced-motion={isMotionReduced || undefined}
      data-ready=""
    >
      <BellJar paper={shown} words={getPaperText(t, shown.kind)} ring={ring} />
      <p className={`${css.cue} text-face text-title`}>
        {shown.mood === "won" ? <span className={role.latin}>+{shown.points}</span> : words}
      </p>
      <div className={`${css.own} stack-3 wide`}>
        {own ??
          (hostFace && <Picture key={hostFace.name} picture={hostFace} cutout alt="" sizes="160px" className="wide" />)}
        <button
          type="button"
          className={`${css.press} text-bright text-heading text-strong`}
          data-press
          onPointerDown={(event) => change(event.timeStamp)}
          onClick={(event) => event.detail === 0 && change(event.timeStamp)}
        >
          {t("games.stare.press")}
        </button>
      </div>
    </div>
  );
}

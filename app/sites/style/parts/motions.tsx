"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { useEffect, useState } from "react";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SidesControl } from "./use-sides.ts";
import { useTilt } from "./use-tilt.ts";
import css from "./motions.module.css";

/** What moves by itself: the stroke that swings, the phone that leans. Both have an end, and neither is needed. */
export function Motions({ sides }: { sides: SidesControl }) {
  const t = useMessages<Messages>();
  const { isSwinging, swing, lead } = sides;
  const { tilt, turn } = useTilt(lead);
  const [isMotionReduced, setIsMotionReduced] = useState(true);
  useEffect(() => setIsMotionReduced(preferences.isMotionReduced()), []);
  if (isMotionReduced && tilt === "none") return null;
  return (
    <div className={`${css.motions} on-grey stack-2`}>
      <ChipRow label={t("stroke.label")}>
        {!isMotionReduced && (
          <Chip pressed={isSwinging} onPress={() => swing(!isSwinging)}>
            {t(isSwinging ? "stroke.stop" : "stroke.swing")}
          </Chip>
        )}
        {tilt !== "none" && (
          <Chip pressed={tilt === "on"} onPress={() => void turn()}>
            {t(tilt === "on" ? "stroke.tiltStop" : "stroke.tilt")}
          </Chip>
        )}
      </ChipRow>
      <p className="text-body" role="status">
        {tilt === "on" ? t("stroke.tiltOn") : tilt === "deaf" ? t("stroke.tiltDeaf") : ""}
      </p>
    </div>
  );
}

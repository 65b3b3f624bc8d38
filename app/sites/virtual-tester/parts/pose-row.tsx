"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { useState } from "react";
import { modelPoses, poseOf } from "#app/kits/mirror/model-poses.ts";
import { personOf } from "#app/kits/mirror/person-of.ts";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { scrollToPart } from "./use-scroll-to-mirror.ts";
import type { TesterHandle } from "./use-tester.ts";

/** How the model holds the face: shadow is judged on shut lids, blush on a smile. What is worn stays worn. */
export function PoseRow({ tester }: { tester: TesterHandle }) {
  const t = useMessages<Messages>();
  const { data, mirror, servedFace } = tester;
  const { source, loading } = mirror;
  const [hasChosen, setHasChosen] = useState(false);
  const shown = source.kind === "model" ? source.name : source.kind === "served" ? servedFace?.name : undefined;
  const person = shown === undefined ? undefined : data.models.find(({ name }) => name === personOf(shown));
  if (!person) return null;
  const faces = modelPoses.flatMap((pose) => {
    const face = poseOf(person, pose);
    return face ? [{ pose, face }] : [];
  });
  const current = faces.find(({ face }) => face.name === shown);
  if (faces.length < 2) return null;
  return (
    <div className="stack-2">
      <p>{t("poses.label")}</p>
      <ChipRow label={t("poses.label")}>
        {faces.map(({ pose, face }) => (
          <Chip
            key={pose}
            pressed={pose === current?.pose}
            onPress={() => {
              setHasChosen(true);
              // The served picture gives way in silence: here the visitor asked to see it.
              if (source.kind === "served") scrollToPart(mirror.stage.current);
              void mirror.showModel(face);
            }}
          >
            {t(`poses.${pose}`)}
          </Chip>
        ))}
      </ChipRow>
      <p className="text-aside">{t("poses.note")}</p>
      <p className="visually-hidden" role="status">
        {hasChosen && current && !loading ? t(`poses.shown.${current.pose}`) : ""}
      </p>
    </div>
  );
}

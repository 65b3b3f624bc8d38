"use no memo";
import { useEffect, useRef, useState } from "react";
import type { DrawnPicture } from "#app/kits/mirror/makeup-view.ts";
import { personOf } from "#app/kits/mirror/person-of.ts";
import { modelFace, placeOf } from "#app/kits/mirror/stage/frame-face.ts";
import { showFraming } from "#app/kits/mirror/stage/show-framing.ts";
import { createStageFraming, type StagePicture } from "#app/kits/mirror/stage/stage-framing.ts";
import { ZoomButtons } from "#app/kits/mirror/stage/zoom-buttons.tsx";
import { listenToZoom } from "#app/kits/mirror/stage/zoom-gestures.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./makeup-picture.module.css";
import type { TesterMirror } from "./use-tester-mirror.ts";

interface StageToolsProps {
  mirror: TesterMirror;
  /** Something else stands on the stage: there is nothing to be looked at from near. */
  isCovered: boolean;
}

/** Frames the face on the stage, and lets it be looked at from near: by fingers, buttons and keys. */
export function StageTools({ mirror, isCovered }: StageToolsProps) {
  const t = useMessages<Messages>();
  const [framing] = useState(createStageFraming);
  const last = useRef<ShownModel>({ kind: "served" });
  const { stage, link, source, regions, redraw } = mirror;

  useEffect(() => {
    const element = stage.current;
    const current = link.current;
    if (!element) return;
    const leaving = new AbortController();
    Object.assign(current, {
      framing,
      onPicture(picture: DrawnPicture, isNew: boolean) {
        // What was frozen is the mirror's own picture.
        const isSame = picture.kind === "frozen" || isSamePerson(last.current, picture);
        last.current = picture;
        framing.setPicture(stagePictureOf(picture), isNew && !isSame);
      },
    });
    framing.setPicture(current.picture ? stagePictureOf(current.picture) : served, true);
    showFraming(element, framing, leaving.signal);
    listenToZoom(element, framing, leaving.signal);
    // Where bare ends and make-up begins is seen at the same place, whatever part of the picture is seen.
    const stop = framing.subscribe(() => {
      if (regions.current.some(({ fromX, toX }) => fromX > 0 || toX < 1)) redraw();
    });
    return () => {
      stop();
      leaving.abort();
      Object.assign(current, { framing: null, onPicture: null });
    };
  }, [framing, stage, link, regions, redraw]);

  // The served picture comes back without being drawn.
  const isServed = source.kind === "served";
  useEffect(() => {
    if (!isServed) return;
    last.current = { kind: "served" };
    framing.setPicture(served, true);
  }, [framing, isServed]);

  if (isCovered) return null;
  return (
    <div className={css.zoom}>
      <ZoomButtons
        framing={framing}
        labels={{
          group: t("zoom.label"),
          keys: t("zoom.keys"),
          nearer: t("zoom.nearer"),
          farther: t("zoom.farther"),
          reset: t("zoom.reset"),
        }}
      />
    </div>
  );
}

type ShownModel = Pick<DrawnPicture, "kind" | "model">;

/** The served picture turns into the same face by itself; a pose is another picture of one person: who looked near goes on so. */
const isSamePerson = (before: ShownModel, { kind, model }: ShownModel): boolean =>
  kind === "model" &&
  (before.kind === "served" ||
    (before.model !== undefined && model !== undefined && personOf(before.model) === personOf(model)));

/** The pictures of models are four to five. */
const served: StagePicture = { aspect: 4 / 5, face: modelFace };

function stagePictureOf({ kind, aspect, faces }: DrawnPicture): StagePicture {
  if (kind === "model") return served;
  const [face] = faces;
  return {
    aspect,
    face: face ? placeOf(face) : null,
    ...(faces.length > 1 && kind === "photo" && { isGroup: true }),
    ...((kind === "camera" || kind === "frozen") && { isLive: true }),
  };
}

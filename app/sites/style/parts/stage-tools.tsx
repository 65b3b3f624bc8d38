"use no memo";
import { type RefObject, useEffect, useState } from "react";
import { showFraming } from "#app/kits/mirror/stage/show-framing.ts";
import { createStageFraming, type StagePicture } from "#app/kits/mirror/stage/stage-framing.ts";
import { ZoomButtons } from "#app/kits/mirror/stage/zoom-buttons.tsx";
import { listenToZoom } from "#app/kits/mirror/stage/zoom-gestures.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StyleMirror } from "../mirror/use-style-mirror.ts";
import css from "./mirror.module.css";

interface StageToolsProps {
  stage: RefObject<HTMLElement | null>;
  mirror: StyleMirror;
}

/** Frames the face of the mirror, and lets every face be looked at from near: by two fingers, buttons and keys. */
export function StageTools({ stage, mirror }: StageToolsProps) {
  const t = useMessages<Messages>();
  const [framing] = useState(createStageFraming);
  const { link, source } = mirror;

  useEffect(() => {
    const element = stage.current;
    const current = link.current;
    if (!element) return;
    const leaving = new AbortController();
    Object.assign(current, { framing, onLive: framing.setPicture });
    showFraming(element, framing, leaving.signal);
    // One finger slides the stroke.
    listenToZoom(element, framing, leaving.signal, false);
    return () => {
      leaving.abort();
      Object.assign(current, { framing: null, onLive: null });
    };
  }, [framing, stage, link]);

  useEffect(() => {
    if (source.kind !== "camera") framing.setPicture(portrait, true);
  }, [framing, source]);

  return (
    <div className={`${css.zoom} on-grey row-3 text-body`}>
      <span aria-hidden="true">{t("zoom.label")}</span>
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

/** Served and still pictures are portraits of three to four, framed already. */
const portrait: StagePicture = { aspect: 3 / 4, face: null };

"use no memo";
import { type RefObject, useEffect, useRef } from "react";
import { currentOf } from "#app/kits/basics/current-of.ts";
import { useMirror } from "#app/kits/mirror/use-mirror.ts";
import type { StageFraming, StagePicture } from "#app/kits/mirror/stage/stage-framing.ts";
import type { Look } from "#contracts/look.ts";
import type { DayHalf } from "#contracts/two-faces.ts";
import type { Sides } from "./halves-view.ts";

/** What the parts of the page do with the mirror. */
export type StyleMirror = ReturnType<typeof useStyleMirror>;

/** What the mirror and the tools of its stage tell each other. Their scripts come later than the page. */
interface StageLink {
  /** How the stage frames its picture; null before its tools are there. */
  framing: StageFraming | null;
  /** Told of each frame of the mirror. */
  onLive: ((picture: StagePicture, isNew: boolean) => void) | null;
}

/** The face in two looks, and where it is drawn. A model cut out as a portrait stays fine on a phone of three points a pixel. */
export function useStyleMirror(looks: Record<DayHalf, Look>, sides: RefObject<Sides>) {
  const live = useRef<HTMLCanvasElement>(null);
  const morning = useRef<HTMLCanvasElement>(null);
  const night = useRef<HTMLCanvasElement>(null);
  const latestLooks = useRef(looks);
  const link = useRef<StageLink>({ framing: null, onLive: null });
  const { video, ...mirror } = useMirror({
    ...{ modelWidthPx: 1080, photoEdgePx: 1600, numFaces: 4 },
    async loadView() {
      const { openHalvesView } = await import("./halves-view.ts");
      const canvases = { live: currentOf(live), morning: currentOf(morning), night: currentOf(night) };
      return (signal) =>
        openHalvesView(
          canvases,
          {
            getLooks: () => latestLooks.current,
            getSides: () => sides.current,
            getWindow: () => link.current.framing?.getWindow() ?? null,
            onLive: (picture, isNew) => link.current.onLive?.(picture, isNew),
          },
          signal,
        );
    },
  });
  const { redraw } = mirror;

  useEffect(() => {
    latestLooks.current = looks;
    redraw();
  }, [looks, redraw]);

  return { ...mirror, link, canvases: { live, morning, night, video } };
}

"use no memo";
import { useCallback, useRef, useState } from "react";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import type { DrawnPicture, MakeupView } from "#app/kits/mirror/makeup-view.ts";
import type { WholePhoto } from "#app/kits/mirror/photo-faces.ts";
import type { FaceFacts } from "#app/kits/mirror/show-live.ts";
import type { StageFraming } from "#app/kits/mirror/stage/stage-framing.ts";
import { useMirror } from "#app/kits/mirror/use-mirror.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { Expression } from "../mirror/expression.ts";

/** What the parts of the page do with the mirror. */
export type TesterMirror = ReturnType<typeof useTesterMirror>;

const modelWidthPx = 780;

/** What the mirror and the tools of its stage tell each other. Their scripts come later than the page. */
interface StageLink {
  /** How the stage frames its picture; null before its tools are there. */
  framing: StageFraming | null;
  /** What is on the canvas; null while nothing was drawn. */
  picture: DrawnPicture | null;
  onPicture: ((picture: DrawnPicture, isNew: boolean) => void) | null;
}

/** The face that tries shades on: one canvas, wide enough for the picture on a phone. */
export function useTesterMirror() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const link = useRef<StageLink>({ framing: null, picture: null, onPicture: null });
  const regions = useRef<readonly LookRegion[]>([]);
  const [expression, setExpression] = useState<Expression>("neutral");
  const readExpression = useRef<(facts: FaceFacts) => void>(() => {});
  const mirror = useMirror<MakeupView>({
    ...{ modelWidthPx, photoEdgePx: 2048, numFaces: 4 },
    onFrame: (facts) => readExpression.current(facts),
    async loadView() {
      const [{ openMakeupView }, { createExpressionReader }, { regionsInPicture }] = await Promise.all([
        import("#app/kits/mirror/makeup-view.ts"),
        import("../mirror/expression.ts"),
        import("../mirror/regions-in-picture.ts"),
      ]);
      readExpression.current = createExpressionReader(setExpression);
      return async (signal, onContextLost) => {
        if (!canvas.current) throw new Error("the canvas is not there yet");
        return openMakeupView(
          canvas.current,
          {
            getRegions: () => regionsInPicture(regions.current, link.current.framing?.getWindow() ?? null),
            // A model stands so already, and what was frozen stays as it was seen in the mirror.
            getFraming: (kind) => (kind === "photo" ? "wide" : null),
            minPortraitWidthPx: modelWidthPx,
            onPicture(picture, isNew) {
              link.current.picture = picture;
              link.current.onPicture?.(picture, isNew);
            },
            onContextLost,
          },
          signal,
        );
      };
    },
  });
  const { redraw, openCamera, readPhoto, lookAtPhoto, showPhotoFace, showPhotoGroup } = mirror;
  /** A photograph whose people are to be chosen from. */
  const [people, setPeople] = useState<WholePhoto | null>(null);
  return {
    ...mirror,
    canvas,
    stage,
    link,
    /** What the face does, for the monster that does it too. */
    expression,
    apply: useCallback(
      (next: readonly LookRegion[]): void => {
        regions.current = next;
        redraw();
      },
      [redraw],
    ),
    /** What is worn, in parts of the stage. */
    regions,
    openCamera: () => trackShown(openCamera()),
    /** True when a face of it is shown, the largest of several, of whom one is to be chosen. */
    async readPhoto(photo: File): Promise<boolean> {
      setPeople(null);
      if (!(await trackShown(readPhoto(photo)))) return false;
      const whole = await lookAtPhoto();
      if (whole.faces.length > 1) setPeople(whole);
      return true;
    },
    people: mirror.source.kind === "photo" ? people : null,
    choosePeople: () => void lookAtPhoto().then(setPeople),
    /** One person of the photograph, or all of them. */
    showPerson(index: number | "everyone"): void {
      setPeople(null);
      void (index === "everyone" ? showPhotoGroup() : showPhotoFace(index));
    },
  };
}

/** Counts who came as far as their own face. Tells whether it is shown now. */
async function trackShown(shown: Promise<boolean>): Promise<boolean> {
  const isShown = await shown;
  if (isShown) track("vt_step2");
  return isShown;
}

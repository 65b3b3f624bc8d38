"use no memo";
import { useCallback, useRef, useState } from "react";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import type { MakeupView } from "#app/kits/mirror/makeup-view.ts";
import type { FaceFacts } from "#app/kits/mirror/show-live.ts";
import { useMirror } from "#app/kits/mirror/use-mirror.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { Expression } from "../mirror/expression.ts";

/** What the parts of the page do with the mirror. */
export type TesterMirror = ReturnType<typeof useTesterMirror>;

const modelWidthPx = 780;

/** The face that tries shades on: one canvas, wide enough for the picture on a phone. */
export function useTesterMirror() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const regions = useRef<readonly LookRegion[]>([]);
  const [expression, setExpression] = useState<Expression>("neutral");
  const readExpression = useRef<(facts: FaceFacts) => void>(() => {});
  const mirror = useMirror<MakeupView>({
    ...{ modelWidthPx, photoEdgePx: 2048, numFaces: 4 },
    onFrame: (facts) => readExpression.current(facts),
    async loadView() {
      const [{ openMakeupView }, { createExpressionReader }] = await Promise.all([
        import("#app/kits/mirror/makeup-view.ts"),
        import("../mirror/expression.ts"),
      ]);
      readExpression.current = createExpressionReader(setExpression);
      return async (signal, onContextLost) => {
        if (!canvas.current) throw new Error("the canvas is not there yet");
        return openMakeupView(
          canvas.current,
          {
            getRegions: () => regions.current,
            // A model stands so already, and what was frozen stays as it was seen in the mirror.
            getFraming: (kind) => (kind === "photo" ? "model" : null),
            minPortraitWidthPx: modelWidthPx,
            onContextLost,
          },
          signal,
        );
      };
    },
  });
  const { redraw, openCamera, readPhoto } = mirror;
  return {
    ...mirror,
    canvas,
    /** What the face does, for the monster that does it too. */
    expression,
    apply: useCallback(
      (next: readonly LookRegion[]): void => {
        regions.current = next;
        redraw();
      },
      [redraw],
    ),
    openCamera: () => trackShown(openCamera()),
    readPhoto: (photo: File) => trackShown(readPhoto(photo)),
  };
}

/** Counts who came as far as their own face. */
async function trackShown(shown: Promise<boolean>): Promise<void> {
  if (await shown) track("vt_step2");
}

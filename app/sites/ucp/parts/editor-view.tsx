import { useState } from "react";
import type { Colours } from "../contract.ts";
import { MixingPanel } from "./mixing-panel.tsx";
import { PaintingCanvas } from "./painting-canvas.tsx";
import { MyPaintings } from "./my-paintings.tsx";
import { SubmitForm } from "./submit-form.tsx";
import { createDraft, useCanvas } from "./use-canvas.ts";
import { useMyPaintings } from "./use-my-paintings.ts";

/** Crush, paint, send: three places around one paper. */
export function EditorView({ colours }: { colours: Colours }) {
  const { canvas, draft, paints, dispatch } = useCanvas(colours);
  const client = useMyPaintings();
  const [paint, setPaint] = useState(0);
  const selectedPaint = Math.min(paint, draft.paints.length - 1);

  function scrollToCanvas(): void {
    const canvasElement = document.getElementById("ucp-easel");
    canvasElement?.scrollIntoView({ block: "start" });
    canvasElement?.focus({ preventScroll: true });
  }

  return (
    <>
      <MixingPanel
        colours={colours}
        paintCount={draft.paints.length}
        onMix={(recipe) => {
          dispatch({ do: "addPaint", paint: recipe });
          setPaint(draft.paints.length);
        }}
      />
      <PaintingCanvas canvas={canvas} paints={paints} paint={selectedPaint} onPaint={setPaint} dispatch={dispatch} />
      <SubmitForm
        draft={draft}
        colourCount={new Set(draft.strokes.map((stroke) => stroke.paint)).size}
        titles={colours.titles}
        client={client}
        dispatch={dispatch}
        onNew={() => {
          dispatch({ do: "load", draft: createDraft(colours.titles) });
          setPaint(0);
          scrollToCanvas();
        }}
      />
      <MyPaintings
        client={client}
        hasDraft={draft.strokes.length > 0}
        onChange={(draftToEdit) => {
          dispatch({ do: "load", draft: draftToEdit });
          setPaint(0);
          scrollToCanvas();
        }}
      />
    </>
  );
}

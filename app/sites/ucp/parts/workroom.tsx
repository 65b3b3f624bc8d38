import { useState } from "react";
import type { Colours } from "../contract.ts";
import { Bench } from "./bench.tsx";
import { EaselPart } from "./easel.tsx";
import { Mine } from "./mine.tsx";
import { Send } from "./send.tsx";
import { freshDraft, useEasel } from "./use-easel.ts";
import { useOwnPaintings } from "./use-own-paintings.ts";

/** Crush, paint, send: three places around one paper. */
export function Workroom({ colours }: { colours: Colours }) {
  const { easel, draft, paints, dispatch } = useEasel(colours);
  const desk = useOwnPaintings();
  const [paint, setPaint] = useState(0);
  const held = Math.min(paint, draft.paints.length - 1);

  function toEasel(): void {
    const easelPlace = document.getElementById("ucp-easel");
    easelPlace?.scrollIntoView({ block: "start" });
    easelPlace?.focus({ preventScroll: true });
  }

  return (
    <>
      <Bench
        colours={colours}
        paintCount={draft.paints.length}
        onMix={(recipe) => {
          dispatch({ do: "addPaint", paint: recipe });
          setPaint(draft.paints.length);
        }}
      />
      <EaselPart easel={easel} paints={paints} paint={held} onPaint={setPaint} dispatch={dispatch} />
      <Send
        draft={draft}
        colourCount={new Set(draft.strokes.map((stroke) => stroke.paint)).size}
        titles={colours.titles}
        desk={desk}
        dispatch={dispatch}
        onFresh={() => {
          dispatch({ do: "load", draft: freshDraft(colours.titles) });
          setPaint(0);
          toEasel();
        }}
      />
      <Mine
        desk={desk}
        isBegun={draft.strokes.length > 0}
        onChange={(taken) => {
          dispatch({ do: "load", draft: taken });
          setPaint(0);
          toEasel();
        }}
      />
    </>
  );
}

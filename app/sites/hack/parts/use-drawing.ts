import { useEffect, useState } from "react";
import type { HackDrawing } from "#contracts/hack.ts";
import type { Drawing as Lines } from "../rules/drawing/draw-hack.ts";

export type Draw = (marks: HackDrawing) => Lines;

/** The pen, once the page is alive: cards that were not on top when the page came are drawn here. */
export function useDrawing(): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("../rules/drawing/draw-hack.ts").then(({ drawHack }) => isCurrent && setDraw(() => drawHack), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);
  return draw;
}

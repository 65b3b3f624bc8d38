import type { HackDrawing } from "#contracts/hack.ts";
import { bareBrow, browLayers } from "./brow.ts";
import { bareCheek, cheekLayers } from "./cheek.ts";
import { bareEye, eyeLayers, eyeOpening } from "./eye.ts";
import { faceLayers } from "./face.ts";
import { bareFace } from "./face-marks.ts";
import { bareLips, lipLayers } from "./lips.ts";
import type { Ink, Layer } from "./strokes.ts";

/** One layer in both states. The same text twice: it does not move. */
export interface DrawnLayer {
  ink: Ink;
  isInEye: boolean;
  before: string;
  after: string;
}

/** A drawing as it is printed: layers from the back to the front, on a sheet of 320 × 240. */
export interface Drawing {
  layers: DrawnLayer[];
  /** The opening of the eye before and after; null in all other views. */
  opening: { before: string; after: string } | null;
  /** The product's colour. */
  hex: string;
}

/** Draws a hack's before and after. Each state is the bare view with the marks the hack names. */
export function drawHack(drawing: HackDrawing): Drawing {
  const { hex } = drawing;
  switch (drawing.view) {
    case "eye": {
      const [before, after] = createStates(drawing, bareEye);
      const opening = { before: eyeOpening(before), after: eyeOpening(after) };
      return { layers: mergeLayers(eyeLayers(before), eyeLayers(after)), opening, hex };
    }
    case "lips": {
      const [before, after] = createStates(drawing, bareLips);
      return { layers: mergeLayers(lipLayers(before), lipLayers(after)), opening: null, hex };
    }
    case "brow": {
      const [before, after] = createStates(drawing, bareBrow);
      return { layers: mergeLayers(browLayers(before), browLayers(after)), opening: null, hex };
    }
    case "cheek": {
      const [before, after] = createStates(drawing, bareCheek);
      return { layers: mergeLayers(cheekLayers(before), cheekLayers(after)), opening: null, hex };
    }
    case "face": {
      const [before, after] = createStates(drawing, bareFace);
      return { layers: mergeLayers(faceLayers(before), faceLayers(after)), opening: null, hex };
    }
  }
}

function createStates<Marks>({ before, after }: { before: object; after: object }, bare: Marks): [Marks, Marks] {
  return [
    { ...bare, ...before },
    { ...bare, ...after },
  ];
}

/** What is printed in neither state is left out. */
function mergeLayers(before: readonly Layer[], after: readonly Layer[]): DrawnLayer[] {
  return before
    .map((layer, i) => ({
      ink: layer.ink,
      isInEye: layer.isInEye ?? false,
      before: layer.d,
      after: after[i]?.d ?? layer.d,
    }))
    .filter((layer) => layer.before !== "" || layer.after !== "");
}

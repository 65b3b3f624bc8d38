import type { HackDrawing } from "#contracts/hack.ts";
import type { AppliedLayer } from "#contracts/look-code.ts";
import type { LayerOf, LookLayer } from "#contracts/look.ts";

/** A lip of the catalogue, in whose shade drawings are coloured. */
interface LipShade {
  id: string;
  hex: string;
}

type MarksOf<View extends HackDrawing["view"]> = Extract<HackDrawing, { view: View }>["after"];

const ink = "#1D1414";
const hair = "#4A3A33";

/**
 * What the drawing of a hack wears in the end: its colour where the drawing has it, and the lines around it. Empty where
 * its colour is not put on at all: then there is nothing to try.
 * @param lips a colour on lips or cheeks that one of them has is that product; the eyes wear the colour alone
 */
export function lookOfHack(drawing: HackDrawing, lips: readonly LipShade[]): AppliedLayer[] {
  const { hex } = drawing;
  const productId = lips.find((one) => one.hex === hex)?.id ?? null;
  const colours = colouredLayers(drawing);
  if (colours.length === 0) return [];
  return [
    ...colours.map((layer) => ({ productId: layer.kind === "shadow" ? null : productId, layer })),
    ...lineLayers(drawing).map((layer) => ({ productId: null, layer })),
  ];
}

/** Layers in the colour of the drawing. */
function colouredLayers({ view, hex, after }: HackDrawing): LookLayer[] {
  switch (view) {
    case "eye":
      return [shadow(hex, "main", after.lid), shadow(hex, "deep", after.outer)].flat();
    case "lips":
      return lip(hex, after);
    case "cheek":
      return blush(hex, cheekPlace(after), after.colour);
    case "face":
      return [...blush(hex, "apple", after.cheek), ...lip(hex, { fill: after.lip })];
    case "brow":
      return [];
  }
}

/** What is drawn in ink beside it. */
function lineLayers({ view, after }: HackDrawing): LookLayer[] {
  if (view === "face") return [...liner({ liner: after.line }), ...brow(after.brow)];
  if (view !== "eye") return [];
  return [...liner(after), ...lashes(after)];
}

/** Less than this of a mark is skin that shows through. */
const least = 0.3;

const shadow = (hex: string, well: LayerOf<"shadow">["well"], amount = 0): LookLayer[] =>
  amount < least ? [] : [{ kind: "shadow", hex, well, finish: "satin", intensity: shareOf(amount) }];

function lip(hex: string, { fill = 0, core = 0, gloss = 0 }: MarksOf<"lips">): LookLayer[] {
  const amount = Math.max(fill, core);
  if (amount < least) return [];
  const finish = gloss >= 0.5 ? "gloss" : "satin";
  return [{ kind: "lip", hex, finish, spread: core > fill ? "inner" : "full", intensity: shareOf(amount) }];
}

const blush = (hex: string, place: LayerOf<"blush">["place"], amount = 0): LookLayer[] =>
  amount < least ? [] : [{ kind: "blush", hex, place, intensity: shareOf(amount) }];

/** Aslant up to the temple, high along the bone, else on what rises in a smile. */
function cheekPlace({ slant = 0, high = 0 }: MarksOf<"cheek">): LayerOf<"blush">["place"] {
  if (slant >= 0.5) return "draped";
  return high >= 0.5 ? "cheekbone" : "apple";
}

const liner = ({ liner: amount = 0, wing = 0 }: MarksOf<"eye">): LookLayer[] =>
  amount < 0.2
    ? []
    : [{ kind: "liner", hex: ink, thickness: shareOf(amount * 0.6), wing: shareOf(wing), intensity: 0.9 }];

const lashes = ({ lash = 0, curl = 0 }: MarksOf<"eye">): LookLayer[] =>
  lash < least
    ? []
    : [
        {
          kind: "lashes",
          hex: ink,
          intensity: 0.9,
          length: shareOf(0.6 * lash),
          curl: shareOf(Math.max(0, curl)),
          density: shareOf(0.6 * lash),
          thickness: 0.25,
        },
      ];

const brow = (amount = 0): LookLayer[] =>
  amount < least ? [] : [{ kind: "brow", hex: hair, intensity: shareOf(0.7 * amount) }];

/** To the twentieth, as codes hold it. */
const shareOf = (amount: number): number => Math.round(Math.min(1, amount) * 20) / 20;

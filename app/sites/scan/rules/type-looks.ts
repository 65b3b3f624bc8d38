import type { HowToPart } from "#contracts/face-type.ts";
import type { LayerOf, LookLayer } from "#contracts/look.ts";
import type { FaceTypeCode } from "./type-codes.ts";

/** Where a colour comes from: a product that the type begins with, or what every face has. */
export type TouchSource =
  | "lip"
  | "second lip"
  | "shadow"
  | "second shadow"
  | "liner"
  | "brow"
  | "lashes"
  | "light"
  | "shade";

/** One layer of a look without its colour. A finish, where a kind has one, is that of the product. */
export interface Touch {
  from: TouchSource;
  layer: { [Kind in LookLayer["kind"]]: Omit<LayerOf<Kind>, "hex"> }[LookLayer["kind"]];
}

const eye = (from: TouchSource, well: LayerOf<"shadow">["well"], intensity: number): Touch => ({
  from,
  layer: { kind: "shadow", well, intensity, finish: "satin" },
});
const line = (thickness: number, wing: number, intensity = 0.85): Touch => ({
  from: "liner",
  layer: { kind: "liner", thickness, wing, intensity },
});
const lashes = (length: number, curl: number, density: number): Touch => ({
  from: "lashes",
  layer: { kind: "lashes", length, curl, density, thickness: 0.25, intensity: 0.85 },
});
const brow = (intensity: number, more: Partial<Pick<LayerOf<"brow">, "finish" | "shape">> = {}): Touch => ({
  from: "brow",
  layer: { kind: "brow", intensity, ...more },
});
const cheek = (from: TouchSource, place: LayerOf<"blush">["place"], intensity: number): Touch => ({
  from,
  layer: { kind: "blush", place, intensity },
});
const lip = (from: TouchSource, spread: LayerOf<"lip">["spread"], intensity: number): Touch => ({
  from,
  layer: { kind: "lip", spread, intensity, finish: "satin" },
});
const light = (place: LayerOf<"highlight">["place"], intensity: number, from: TouchSource = "light"): Touch => ({
  from,
  layer: { kind: "highlight", ...(place && { place }), intensity },
});
const shade = (place: LayerOf<"contour">["place"], intensity: number): Touch => ({
  from: "shade",
  layer: { kind: "contour", ...(place && { place }), intensity },
});

/** The five steps of each type on a face: content/face-types.json says the same in words, make-up-patches.ts draws it. */
export const typeLooks: Readonly<Record<FaceTypeCode, Readonly<Record<HowToPart, readonly Touch[]>>>> = {
  REISUI: {
    eye: [eye("shadow", "base", 0.6), lashes(0.3, 0.4, 0.35)],
    brow: [brow(0.45)],
    cheek: [cheek("second lip", "draped", 0.45), light("cheekbone", 0.45)],
    lip: [lip("second lip", "inner", 0.8)],
    contour: [light("nose", 0.5)],
  },
  SUICHUKA: {
    eye: [eye("shadow", "light", 0.8), lashes(0.55, 0.75, 0.45)],
    brow: [brow(0.35, { finish: "gel" })],
    cheek: [cheek("second lip", "inner", 0.55)],
    lip: [lip("lip", "inner", 0.85)],
    contour: [light("nose", 0.4), shade("jaw", 0.2)],
  },
  ONTO: {
    eye: [eye("second shadow", "base", 0.6), eye("shadow", "main", 0.75), line(0.3, 0.35)],
    brow: [brow(0.65, { finish: "powder" })],
    cheek: [cheek("lip", "apple", 0.6)],
    lip: [lip("lip", "full", 0.85)],
    contour: [shade("cheek", 0.4)],
  },
  TSUYUDAMA: {
    eye: [eye("shadow", "base", 0.4), eye("liner", "lower", 0.8), lashes(0.5, 0.6, 0.45)],
    brow: [brow(0.35, { finish: "gel" })],
    cheek: [cheek("second lip", "apple", 0.5)],
    lip: [lip("lip", "inner", 0.85)],
    contour: [light("cheekbone", 0.6), light("cupids-bow", 0.6)],
  },
  KOTO: {
    eye: [eye("second shadow", "base", 0.5), eye("shadow", "main", 0.65), line(0.2, 0.45)],
    brow: [brow(0.75, { shape: "straight" })],
    cheek: [cheek("lip", "draped", 0.45)],
    lip: [lip("lip", "full", 0.8)],
    contour: [shade("jaw", 0.4)],
  },
  RITO: {
    eye: [eye("shadow", "base", 0.4), lashes(0.6, 0.6, 0.5)],
    brow: [brow(0.5, { finish: "gel", shape: "straight" })],
    cheek: [cheek("lip", "nose", 0.5)],
    lip: [lip("lip", "full", 0.7)],
    contour: [light("inner-corner", 0.7)],
  },
  KOUKA: {
    eye: [eye("shadow", "main", 0.8), eye("shadow", "deep", 0.7), line(0.3, 0.75, 1), lashes(0.6, 0.55, 0.6)],
    brow: [brow(0.7, { shape: "arched" })],
    cheek: [cheek("lip", "draped", 0.35)],
    lip: [lip("lip", "full", 0.95)],
    contour: [shade("cheek", 0.5), light("cheekbone", 0.55)],
  },
  KIKA: {
    eye: [eye("shadow", "main", 0.75), eye("second shadow", "lower", 0.7), line(0.35, 0.3)],
    brow: [brow(0.45)],
    cheek: [cheek("lip", "apple", 0.6)],
    lip: [lip("second lip", "full", 0.95)],
    contour: [light("nose", 0.5), light("cupids-bow", 0.4)],
  },
};

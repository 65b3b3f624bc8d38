import type { Look } from "#contracts/look.ts";

/** A look with a layer in every slot, each with the finish that costs most. */
export const everything: Look = {
  layers: [
    { kind: "base", hex: "#E8C8B0", intensity: 0.6, finish: "satin" },
    { kind: "contour", hex: "#8A5A44", intensity: 0.6 },
    { kind: "blush", hex: "#E07A7A", intensity: 0.7, place: "cheekbone" },
    { kind: "blush", hex: "#E8907A", intensity: 0.4, place: "inner" },
    { kind: "highlight", hex: "#FFF0E0", intensity: 0.6 },
    { kind: "shadow", well: "base", hex: "#C79A86", finish: "satin", intensity: 0.7 },
    { kind: "shadow", well: "main", hex: "#8A4A3C", finish: "glitter", intensity: 0.8 },
    { kind: "shadow", well: "deep", hex: "#4A2320", finish: "pearl", intensity: 0.8 },
    { kind: "shadow", well: "light", hex: "#F0D8C8", finish: "pearl", intensity: 0.8 },
    { kind: "shadow", well: "lower", hex: "#8A4A3C", finish: "metallic", intensity: 0.5 },
    { kind: "liner", hex: "#120C0C", intensity: 0.95, thickness: 0.5, wing: 0.6 },
    { kind: "lashes", hex: "#0C0808", intensity: 0.95, length: 1, curl: 0.6, density: 1, thickness: 0.5 },
    { kind: "brow", hex: "#5A3A2C", intensity: 0.7 },
    { kind: "lip", hex: "#A81226", finish: "glitter", intensity: 0.9, spread: "full" },
    { kind: "lip-line", hex: "#7A0F1E", intensity: 0.5 },
  ],
};

/** Ten layers as a full face wears them, in the finishes that most products have. */
export const tenLayers: Look = {
  layers: [
    { kind: "contour", hex: "#8A5A44", intensity: 0.5 },
    { kind: "blush", hex: "#E07A7A", intensity: 0.6, place: "cheekbone" },
    { kind: "highlight", hex: "#FFF0E0", intensity: 0.5 },
    { kind: "shadow", well: "base", hex: "#C79A86", finish: "satin", intensity: 0.7 },
    { kind: "shadow", well: "main", hex: "#8A4A3C", finish: "pearl", intensity: 0.8 },
    { kind: "liner", hex: "#120C0C", intensity: 0.9, thickness: 0.4, wing: 0.4 },
    { kind: "lashes", hex: "#0C0808", intensity: 0.9, length: 0.6, curl: 0.6, density: 0.6, thickness: 0.5 },
    { kind: "brow", hex: "#5A3A2C", intensity: 0.6 },
    { kind: "lip-line", hex: "#7A0F1E", intensity: 0.5 },
    { kind: "lip", hex: "#A81226", finish: "gloss", intensity: 0.9, spread: "full" },
  ],
};

/** Four of them, as the tester wears them most: lips, lids, liner, lashes. */
export const fourLayers: Look = {
  layers: tenLayers.layers.filter(
    (layer) =>
      layer.kind === "lip" ||
      layer.kind === "liner" ||
      layer.kind === "lashes" ||
      (layer.kind === "shadow" && layer.well === "main"),
  ),
};

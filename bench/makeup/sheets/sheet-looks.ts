import * as v from "valibot";
import looks from "#content/looks/looks.json" with { type: "json" };
import { type Look, type LookFinish, type LookLayer, lookSchema } from "#contracts/look.ts";
import { baseFinishes, blushPlaces, contourPlaces, highlightPlaces, lookFinishes } from "#contracts/look-values.ts";
import { everything } from "../page/everything.ts";

/** What a sheet shows of each face. */
export type Cut = "mouth" | "eyes" | "face";
export interface SheetRow {
  name: string;
  look: Look;
}

const lookOf = (...layers: LookLayer[]): Look => ({ layers });
const lip = (hex: string, finish: LookFinish, spread: "full" | "inner" = "full"): Look =>
  lookOf({ kind: "lip", hex, finish, intensity: 0.9, spread });
const eyelids = (finish: LookFinish): Look =>
  lookOf(
    { kind: "shadow", well: "base", hex: "#C79A86", finish, intensity: 0.8 },
    { kind: "shadow", well: "main", hex: "#8A3A3C", finish, intensity: 0.9 },
    { kind: "shadow", well: "deep", hex: "#3A1820", finish, intensity: 0.9 },
    { kind: "shadow", well: "light", hex: "#F0D8C8", finish, intensity: 0.9 },
    { kind: "shadow", well: "lower", hex: "#8A3A3C", finish, intensity: 0.6 },
  );
const bare = { name: "bare", look: lookOf() };

/** A look taken apart: one row for each kind of layer it has. */
function kindsOf({ layers }: Look): SheetRow[] {
  const kinds = [...new Set(layers.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ name: kind, look: lookOf(...layers.filter((layer) => layer.kind === kind)) }));
}

const oneTapLooks = (): SheetRow[] =>
  looks.map(({ id, applied }) => ({
    name: id,
    look: v.parse(lookSchema, { layers: applied.map(({ layer }) => layer) }),
  }));

/** Ten of the one-tap looks, taken evenly through all of them. */
function tenLooks(): SheetRow[] {
  const all = oneTapLooks();
  return Array.from({ length: 10 }, (_, i) => all[Math.floor((i * all.length) / 10)]!);
}

/**
 * Every layer in every finish it can have, sheet by sheet. `isStraight`: on faces as they were photographed alone;
 * `isCovered`: on those with hair, glasses, cloth or fingers before them.
 */
export const sheets: Record<
  string,
  {
    cut: Cut;
    rows: readonly SheetRow[];
    isStraight?: boolean;
    isCovered?: boolean;
    /** All of our own people in every pose, or every test picture as it is; without it a choice of both. */
    of?: "people" | "fixtures";
  }
> = {
  people: {
    cut: "face",
    of: "people",
    rows: [bare, ...kindsOf(everything), { name: "everything", look: everything }],
  },
  fixtures: {
    cut: "face",
    of: "fixtures",
    isStraight: true,
    rows: [bare, ...tenLooks()],
  },
  covered: {
    cut: "face",
    isStraight: true,
    isCovered: true,
    rows: [
      bare,
      {
        name: "base, blush, lip, lids",
        look: lookOf(
          { kind: "base", hex: "#F0C8B0", intensity: 1, finish: "satin" },
          { kind: "blush", hex: "#E8455A", intensity: 1, place: "apple" },
          { kind: "blush", hex: "#E8455A", intensity: 1, place: "cheekbone" },
          { kind: "shadow", well: "main", hex: "#3A5A8A", finish: "satin", intensity: 1 },
          { kind: "lip", hex: "#A81226", finish: "satin", intensity: 1, spread: "full" },
        ),
      },
      { name: "blush alone", look: lookOf({ kind: "blush", hex: "#E8455A", intensity: 1, place: "apple" }) },
    ],
  },
  lips: {
    cut: "mouth",
    rows: [
      bare,
      ...lookFinishes.map((finish) => ({ name: finish, look: lip("#A81226", finish) })),
      { name: "pale metallic", look: lip("#E8B8A8", "metallic") },
      { name: "pale satin", look: lip("#E3A79A", "satin") },
      { name: "black gloss", look: lip("#1A0A10", "gloss") },
      { name: "inner tint", look: lip("#C4203C", "tint", "inner") },
      { name: "line", look: lookOf({ kind: "lip-line", hex: "#7A0F1E", intensity: 0.8 }) },
    ],
  },
  eyes: {
    cut: "eyes",
    rows: [
      bare,
      ...lookFinishes
        .filter((finish) => finish !== "gloss" && finish !== "tint" && finish !== "sheer")
        .map((finish) => ({ name: `lids ${finish}`, look: eyelids(finish) })),
      { name: "liner", look: lookOf({ kind: "liner", hex: "#120C0C", intensity: 0.95, thickness: 0.5, wing: 0.6 }) },
      {
        name: "lashes",
        look: lookOf({
          kind: "lashes",
          hex: "#0C0808",
          intensity: 1,
          length: 0.9,
          curl: 0.6,
          density: 0.8,
          thickness: 0.5,
        }),
      },
      { name: "brow", look: lookOf({ kind: "brow", hex: "#7A3A2C", intensity: 0.8 }) },
    ],
  },
  faces: {
    cut: "face",
    rows: [
      bare,
      {
        name: "blush",
        look: lookOf(
          { kind: "blush", hex: "#E07A7A", intensity: 0.8, place: "cheekbone" },
          { kind: "blush", hex: "#E8907A", intensity: 0.5, place: "inner" },
        ),
      },
      {
        name: "contour, light",
        look: lookOf(
          { kind: "contour", hex: "#8A5A44", intensity: 0.8 },
          { kind: "highlight", hex: "#FFF0E0", intensity: 0.8 },
        ),
      },
      { name: "everything", look: everything },
    ],
  },
  bases: {
    cut: "face",
    isStraight: true,
    rows: [
      bare,
      ...baseFinishes.map((finish) => ({
        name: `own tone, ${finish}`,
        look: lookOf({ kind: "base", hex: "#F0D8C4", intensity: 1, finish, tone: "own" }),
      })),
      ...["#F0D8C4", "#DBB08A", "#AB7850", "#5F3C2A"].map((hex) => ({
        name: `shade ${hex}`,
        look: lookOf({ kind: "base", hex, intensity: 0.8, finish: "satin" }),
      })),
    ],
  },
  places: {
    cut: "face",
    isStraight: true,
    rows: [
      ...contourPlaces.map((place) => ({
        name: `contour ${place}`,
        look: lookOf({ kind: "contour", hex: "#8E6D54", intensity: 0.9, place }),
      })),
      ...blushPlaces.map((place) => ({
        name: `blush ${place}`,
        look: lookOf({ kind: "blush", hex: "#E8676A", intensity: 0.8, place }),
      })),
      ...highlightPlaces.map((place) => ({
        name: `highlight ${place}`,
        look: lookOf({ kind: "highlight", hex: "#EBDDB9", intensity: 0.9, place }),
      })),
    ],
  },
  edges: {
    cut: "mouth",
    rows: [
      bare,
      ...[0, 0.35, 0.7, 1].map((over) => ({
        name: `over the edge ${over}`,
        look: lookOf(
          { kind: "lip", hex: "#B86B74", finish: "satin", intensity: 0.95, spread: "full" },
          { kind: "lip-line", hex: "#8A4A52", intensity: 0.6, over },
        ),
      })),
    ],
  },
  brows: {
    cut: "eyes",
    rows: [
      bare,
      { name: "pencil", look: lookOf({ kind: "brow", hex: "#5A3A2C", intensity: 0.8 }) },
      { name: "powder", look: lookOf({ kind: "brow", hex: "#5A3A2C", intensity: 0.8, finish: "powder" }) },
      {
        name: "straight",
        look: lookOf({ kind: "brow", hex: "#5A3A2C", intensity: 0.9, finish: "powder", shape: "straight" }),
      },
      {
        name: "arched",
        look: lookOf({ kind: "brow", hex: "#5A3A2C", intensity: 0.9, finish: "powder", shape: "arched" }),
      },
      { name: "gel", look: lookOf({ kind: "brow", hex: "#5A3A2C", intensity: 0.8, finish: "gel" }) },
    ],
  },
  looks: {
    cut: "face",
    isStraight: true,
    rows: [bare, ...oneTapLooks()],
  },
};

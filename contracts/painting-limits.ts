// Plain, without schemas: the page with the brush carries this.

/** The paper in its own units; everything drawn is told in them. Shown, it is 360 × 480. */
export const paperWidth = 720;
export const paperHeight = 960;
/** A stroke may begin and end so far beside the paper. */
export const paperMargin = 48;

export const maxStrokes = 400;
/** Of all strokes together: what a phone draws in one breath, and a body of 64 kB holds. */
export const maxPoints = 3600;
export const maxPointsPerStroke = 240;
export const maxPaints = 6;
export const maxParts = 3;
export const maxShares = 4;
/** So many paintings of one visitor may wait for the mural at a time. */
export const maxWaitingPaintings = 3;

/** 丸筆, 平筆, 指, 口紅のかけら. */
export const brushes = ["round", "flat", "finger", "stick"] as const;
export type Brush = (typeof brushes)[number];
/** 水でとく, 油で練る, 蝋で固める. */
export const media = ["water", "oil", "wax"] as const;
export type Medium = (typeof media)[number];
/** From lumps to dust: how often the colour was crushed. */
export const grains = [0, 1, 2, 3] as const;
export type Grain = (typeof grains)[number];
export const sizes = [1, 2, 3, 4] as const;
export type Size = (typeof sizes)[number];

export const papers = ["bone", "sand", "rose", "grey", "night"] as const;
export type Paper = (typeof papers)[number];
/** The colour of each paper. */
export const paperHexes: Readonly<Record<Paper, string>> = {
  bone: "#f3ebe6",
  sand: "#d9c3a8",
  rose: "#e3bdb8",
  grey: "#4a4644",
  night: "#1b1216",
};

export const stampForms = [
  "dot",
  "band",
  "ring",
  "drop",
  "moon",
  "star",
  "flower",
  "leaf",
  "fish",
  "umbrella",
  "lips",
  "key",
] as const;
export type StampForm = (typeof stampForms)[number];

/** Why a painting does not go up. Each has words for its maker, and a way on. */
export const refusals = ["person", "advert", "hurt", "copied", "blank"] as const;
export type Refusal = (typeof refusals)[number];
/** Why a visitor may report a painting on the mural. */
export const paintingReportReasons = ["person", "advert", "hurt", "copied"] as const;
export type PaintingReportReason = (typeof paintingReportReasons)[number];

import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Database } from "../../platform/database.ts";

/** What a share picture says: all of it comes from ids, never from what a visitor typed unseen. */
export interface ShareCard extends CardWords {
  /** A cut-out below public/assets/v (`<hash8>/<name>@390.webp`), or null where there is none yet. */
  figure?: string | null;
  /** In the place of a figure: something drawn from the id, on a ground of its own. */
  drawing?: CardDrawing;
  /** A `share-ground-…` picture below public/assets/v; the zone's own when left out. */
  ground?: string;
}

/** The words of a card and their colour. */
export interface CardWords {
  lang: Language;
  /** The small line on top: what this is. */
  kicker: string;
  /** The word that counts. It is broken into as many lines as it needs and never cut. */
  title: string;
  /** The title in pieces, when lines are drawn through some of them. */
  struck?: readonly { text: string; isStruck: boolean }[];
  /** One sentence below; it is cut after three lines. */
  line?: string;
  /** Colour of the tick and of the light behind the figure, `#rrggbb`. */
  shade?: string;
}

/** A picture that a site paints itself; it is made to fit into the place of a figure, 280 × 490 px. */
export interface CardDrawing {
  /** The same key is the same picture. */
  key: string;
  width: number;
  height: number;
  /** Called only when the card is drawn. */
  paint(): Painted | Promise<Painted>;
}

/** RGBA rows, or what the process that draws makes them of: a drawing in SVG, or a picture below the root's `public/`, cut to size. */
export type Painted = Uint8ClampedArray | { svg: string } | { file: string };

/** A drawing as it goes to the process that draws. */
export interface PaintedDrawing {
  width: number;
  height: number;
  painted: Painted;
}

/** A card with all that is drawn of it, as it goes to the process that draws. */
export interface PaintedCard extends Omit<ShareCard, "drawing" | "ground"> {
  drawing: PaintedDrawing | null;
  ground: string;
}

/** Paints what a card shows in the place of a figure. */
export async function paintCard({ drawing, ...card }: ShareCard & { ground: string }): Promise<PaintedCard> {
  return { ...card, drawing: drawing ? await paintDrawing(drawing) : null };
}

/** Paints a drawing: rows cost some milliseconds, here and not in the process that draws, because a site's own code makes them. */
export async function paintDrawing({ width, height, paint }: CardDrawing): Promise<PaintedDrawing> {
  return { width, height, painted: await paint() };
}

/** What a site may read to make a card. */
export interface CardSource {
  master: MasterData;
  database: Database;
  now: Date;
}

/** A site's share pictures: the card of one id, or null when there is none. `share-image.server.ts` exports it as `shareCard`. */
export type CardOf = (id: string, source: CardSource) => ShareCard | null | Promise<ShareCard | null>;

import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Database } from "../../platform/database.ts";

/** What a share picture says: all of it comes from ids, never from what a visitor typed unseen. */
export interface ShareCard {
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
  /** A cut-out below public/assets/v (`<hash8>/<name>@390.webp`), or null where there is none yet. */
  figure?: string | null;
  /** In the place of a figure: something drawn from the id, on a ground of its own. */
  drawing?: CardDrawing;
  /** A `share-ground-…` picture below public/assets/v; the zone's own when left out. */
  ground?: string;
}

/** A picture that a site paints itself; it is made to fit into the place of a figure, 280 × 490 px. */
export interface CardDrawing {
  /** The same key is the same picture. */
  key: string;
  width: number;
  height: number;
  /** RGBA rows; called only when the card is drawn. */
  paint(): Uint8ClampedArray;
}

/** What a site may read to make a card. */
export interface CardSource {
  master: MasterData;
  database: Database;
  now: Date;
}

/** A site's share pictures: the card of one id, or null when there is none. `share-image.server.ts` exports it as `shareCard`. */
export type CardOf = (id: string, source: CardSource) => ShareCard | null | Promise<ShareCard | null>;

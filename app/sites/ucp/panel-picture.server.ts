import { LRUCache } from "lru-cache";
import sharp, { type OverlayOptions } from "sharp";
import { panelColumns, panelPlaces, panelRows } from "#contracts/painting-wall.ts";
import { svgText } from "./rules/draw/svg-text.ts";
import type { HungTile } from "./wall.server.ts";

/** A tile of a panel's picture; twice what it takes on a phone that shows the whole panel. */
const tileWidthPx = 108;
const tileHeightPx = 144;

/** What drawing costs is paid once: tiles by their content, panels by their tiles. One for each process's API. */
export interface PanelPainter {
  paint(tiles: readonly HungTile[]): Promise<Buffer>;
}

/** Draws the whole panel as one WebP: sixty places, the free ones clear. */
export function makePanelPainter(): PanelPainter {
  const tilesKept = new LRUCache<string, Promise<Buffer>>({ max: 600 });
  const panelsKept = new LRUCache<string, Promise<Buffer>>({ max: 8 });

  function tilePicture(tile: HungTile): Promise<Buffer> {
    const key = keyOf(tile);
    const known = tilesKept.get(key);
    if (known) return known;
    const drawing = sharp(Buffer.from(svgText(tile.drawn)))
      .resize(tileWidthPx, tileHeightPx)
      .png()
      .toBuffer();
    tilesKept.set(key, drawing);
    drawing.catch(() => tilesKept.delete(key));
    return drawing;
  }

  async function compose(tiles: readonly HungTile[]): Promise<Buffer> {
    const layers: OverlayOptions[] = [];
    // One after the other: drawing holds a core, and others want it too.
    for (const tile of tiles) {
      const inPanel = tile.place % panelPlaces;
      layers.push({
        input: await tilePicture(tile),
        left: (inPanel % panelColumns) * tileWidthPx,
        top: Math.floor(inPanel / panelColumns) * tileHeightPx,
      });
    }
    const ground = { r: 0, g: 0, b: 0, alpha: 0 };
    return sharp({
      create: { width: panelColumns * tileWidthPx, height: panelRows * tileHeightPx, channels: 4, background: ground },
    })
      .composite(layers)
      .webp({ quality: 82 })
      .toBuffer();
  }

  return {
    paint(tiles) {
      const key = tiles.map(keyOf).toSorted().join();
      const known = panelsKept.get(key);
      if (known) return known;
      const drawing = compose(tiles);
      panelsKept.set(key, drawing);
      drawing.catch(() => panelsKept.delete(key));
      return drawing;
    },
  };
}

const keyOf = ({ id, approvedAt, place, strokeCount }: HungTile): string =>
  `${id} ${place} ${approvedAt} ${strokeCount}`;

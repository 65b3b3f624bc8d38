import { LRUCache } from "lru-cache";
import sharp, { type OverlayOptions } from "sharp";
import { panelColumns, positionsPerPanel, panelRows } from "#contracts/mural.ts";
import { svgText } from "./rules/draw/svg-text.ts";
import type { MuralTile } from "./mural.server.ts";

/** A tile of a panel's picture; twice what it takes on a phone that shows the whole panel. */
const tileWidthPx = 108;
const tileHeightPx = 144;

/** What drawing costs is paid once: tiles by their content, panels by their tiles. One for each process's API. */
export interface PanelPainter {
  paint(tiles: readonly MuralTile[]): Promise<Buffer>;
}

/** Draws the whole panel as one WebP: sixty places, the free ones clear. */
export function createPanelPainter(): PanelPainter {
  const tileCache = new LRUCache<string, Promise<Buffer>>({ max: 600 });
  const panelCache = new LRUCache<string, Promise<Buffer>>({ max: 8 });

  function tilePicture(tile: MuralTile): Promise<Buffer> {
    const key = keyOf(tile);
    const cached = tileCache.get(key);
    if (cached) return cached;
    const drawing = sharp(Buffer.from(svgText(tile.drawn)))
      .resize(tileWidthPx, tileHeightPx)
      .png()
      .toBuffer();
    tileCache.set(key, drawing);
    drawing.catch(() => tileCache.delete(key));
    return drawing;
  }

  async function compose(tiles: readonly MuralTile[]): Promise<Buffer> {
    const layers: OverlayOptions[] = [];
    // One after the other: drawing holds a core, and others want it too.
    for (const tile of tiles) {
      const inPanel = tile.place % positionsPerPanel;
      layers.push({
        input: await tilePicture(tile),
        left: (inPanel % panelColumns) * tileWidthPx,
        top: Math.floor(inPanel / panelColumns) * tileHeightPx,
      });
    }
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    return sharp({
      create: {
        width: panelColumns * tileWidthPx,
        height: panelRows * tileHeightPx,
        channels: 4,
        background: transparent,
      },
    })
      .composite(layers)
      .webp({ quality: 82 })
      .toBuffer();
  }

  return {
    paint(tiles) {
      const key = tiles.map(keyOf).toSorted().join();
      const cached = panelCache.get(key);
      if (cached) return cached;
      const drawing = compose(tiles);
      panelCache.set(key, drawing);
      drawing.catch(() => panelCache.delete(key));
      return drawing;
    },
  };
}

const keyOf = ({ id, approvedAt, place, strokeCount }: MuralTile): string =>
  `${id} ${place} ${approvedAt} ${strokeCount}`;

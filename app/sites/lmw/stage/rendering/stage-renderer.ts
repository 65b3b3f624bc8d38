import type { World } from "#app/kits/game/world.ts";
import type { Effects } from "../play/effects.ts";

/** What draws a stage. Everything it shows is read from the world and the effects; it never writes into either. */
export interface StageRenderer {
  readonly kind: "webgl" | "canvas";
  /** One picture between the last tick (`alpha` 0) and this one (1). */
  draw(world: World, alpha: number, effects: Effects): void;
  /** Paints with another shade from now on: "#rrggbb". */
  recolour(hex: string): void;
  /** CSS pixels of the field, and dots a pixel. */
  resize(widthPx: number, heightPx: number, dots: number): void;
  /** Gives everything back: textures, context, listeners. */
  dispose(): void;
}

/** A part of an image, with how large it is on the field when nothing else is said. */
export interface Piece {
  image: CanvasImageSource;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Pixels of the image to one unit of the field. */
  perUnit: number;
}

/** Stamps pieces, one over the other. Places and sizes in units of the field (360 × 640). */
export interface SpriteBatch {
  readonly kind: StageRenderer["kind"];
  /** Takes a canvas over. @throws when this phone cannot; then another brush is tried. */
  mount(canvas: HTMLCanvasElement): Promise<void>;
  /** Begins a picture; everything is moved by so many units. */
  begin(moveX: number, moveY: number): void;
  /**
   * One piece around its middle. `tint` is 0xrrggbb, white leaves it as it is; `turn` in radians; `isLight` adds to what
   * is there.
   */
  draw(
    piece: Piece,
    x: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    opacity: number,
    tint: number,
    isLight: boolean,
  ): void;
  end(): void;
  resize(widthPx: number, heightPx: number, dots: number): void;
  dispose(): void;
}

export const white = 0xffffff;

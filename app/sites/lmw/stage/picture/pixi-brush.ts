// Our policy forbids eval; this makes Pixi do without.
// oxlint-disable-next-line import/no-unassigned-import -- it is there for what it does
import "pixi.js/unsafe-eval";
import {
  CanvasSource,
  Container,
  ImageSource,
  Rectangle,
  Sprite,
  Texture,
  type TextureSource,
  WebGLRenderer,
} from "pixi.js";
import { fieldUnitsWide } from "./field-units.ts";
import type { Brush, Piece } from "./stage-picture.ts";

/** Sprites that are there from the first picture on; more are made when more are wanted. */
const firstSprites = 320;

/** A brush on WebGL. The renderer is handed plain sprites, in the order in which they are stamped. */
export function makePixiBrush(): Brush {
  const stage = new Container();
  const sprites: Sprite[] = [];
  const textures = new Map<Piece, Texture>();
  const sources = new Map<CanvasImageSource, TextureSource>();
  let renderer: WebGLRenderer | null = null;
  let used = 0;

  const grow = (): Sprite => {
    const sprite = new Sprite(Texture.EMPTY);
    sprite.anchor.set(0.5);
    sprites.push(stage.addChild(sprite));
    return sprite;
  };

  const sourceOf = (image: CanvasImageSource): TextureSource => {
    const known = sources.get(image);
    if (known) return known;
    const source =
      image instanceof HTMLCanvasElement
        ? new CanvasSource({ resource: image })
        : new ImageSource({ resource: image as HTMLImageElement });
    sources.set(image, source);
    return source;
  };

  const textureOf = (piece: Piece): Texture => {
    const known = textures.get(piece);
    if (known) return known;
    const texture = new Texture({
      source: sourceOf(piece.image),
      frame: new Rectangle(piece.x, piece.y, piece.w, piece.h),
    });
    textures.set(piece, texture);
    return texture;
  };

  return {
    kind: "webgl",
    async mount(canvas) {
      const made = new WebGLRenderer();
      await made.init({
        canvas,
        antialias: false,
        backgroundAlpha: 1,
        backgroundColor: 0x050304,
        powerPreference: "high-performance",
        skipExtensionImports: true,
      });
      renderer = made;
      for (let i = 0; i < firstSprites; i++) grow();
    },
    begin(moveX, moveY) {
      used = 0;
      stage.position.set(moveX * stage.scale.x, moveY * stage.scale.y);
    },
    stamp(piece, x, y, w, h, turn, opacity, tint, isLight) {
      const sprite = sprites[used++] ?? grow();
      const texture = textureOf(piece);
      if (sprite.texture !== texture) sprite.texture = texture;
      sprite.position.set(x, y);
      sprite.scale.set(w / piece.w, h / piece.h);
      sprite.rotation = turn;
      sprite.alpha = opacity;
      sprite.tint = tint;
      const mode = isLight ? "add" : "normal";
      if (sprite.blendMode !== mode) sprite.blendMode = mode;
    },
    end() {
      // What is not used now stays in the list with no size: taking it out would make Pixi sort all others anew.
      for (let i = used; i < sprites.length; i++) sprites[i]!.scale.set(0);
      renderer?.render(stage);
    },
    resize(widthPx, heightPx, dots) {
      if (!renderer) return;
      renderer.resize(widthPx, heightPx, dots);
      const { style } = renderer.canvas as HTMLCanvasElement;
      style.width = `${widthPx}px`;
      style.height = `${heightPx}px`;
      stage.scale.set(widthPx / fieldUnitsWide);
    },
    dispose() {
      stage.destroy({ children: true });
      for (const texture of textures.values()) texture.destroy();
      for (const source of sources.values()) source.destroy();
      textures.clear();
      sources.clear();
      sprites.length = 0;
      // Pixi loses the context with it: one that is only let go of is counted until the collector comes.
      renderer?.destroy();
      renderer = null;
    },
  };
}

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
import { fieldWidth } from "./field-units.ts";
import type { SpriteBatch, Piece } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Sprites that are there from the first picture on; more are made when more are wanted. */
const initialSpriteCount = 320;

/**
 * How many images one call may draw from. Pixi's shader asks for each dot from which of them it comes, one after another: of
 * sixteen, as many as most phones have, a picture takes more than twice as long as of these, and few calls are saved.
 */
const imagesPerCall = 2;

/** A brush on WebGL. The renderer is handed plain sprites, in the order in which they are stamped. */
export function createPixiSpriteBatch(): SpriteBatch {
  const stage = new Container();
  const sprites: Sprite[] = [];
  const textures = createTextureCache();
  let renderer: WebGLRenderer | null = null;
  let used = 0;

  const addSprite = (): Sprite => {
    const sprite = new Sprite(Texture.EMPTY);
    sprite.anchor.set(0.5);
    sprites.push(stage.addChild(sprite));
    return sprite;
  };

  return {
    kind: "webgl",
    async mount(canvas) {
      renderer = await createRenderer(canvas);
      for (let i = 0; i < initialSpriteCount; i++) addSprite();
    },
    begin(moveX, moveY) {
      used = 0;
      stage.position.set(moveX * stage.scale.x, moveY * stage.scale.y);
    },
    draw(piece, x, y, w, h, turn, opacity, tint, isLight) {
      const sprite = sprites[used++] ?? addSprite();
      const texture = textures.get(piece);
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
      for (let i = used; i < sprites.length; i++) elementAt(sprites, i).scale.set(0);
      renderer?.render(stage);
    },
    resize(widthPx, heightPx, pixelRatio) {
      if (!renderer) return;
      renderer.resize(widthPx, heightPx, pixelRatio);
      const { style } = renderer.canvas as HTMLCanvasElement;
      style.width = `${widthPx}px`;
      style.height = `${heightPx}px`;
      stage.scale.set(widthPx / fieldWidth);
    },
    dispose() {
      stage.destroy({ children: true });
      textures.dispose();
      sprites.length = 0;
      // Pixi loses the context with it: one that is only let go of is counted until the collector comes.
      renderer?.destroy();
      renderer = null;
    },
  };
}

async function createRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    canvas,
    antialias: false,
    backgroundAlpha: 1,
    backgroundColor: 0x050304,
    powerPreference: "high-performance",
    skipExtensionImports: true,
  });
  renderer.limits.maxBatchableTextures = imagesPerCall;
  return renderer;
}

/** Pieces as Pixi takes them: a texture for each, and one source for each image. */
function createTextureCache(): { get(piece: Piece): Texture; dispose(): void } {
  const textures = new Map<Piece, Texture>();
  const sources = new Map<CanvasImageSource, TextureSource>();

  const sourceOf = (image: CanvasImageSource): TextureSource => {
    const cached = sources.get(image);
    if (cached) return cached;
    const source =
      image instanceof HTMLCanvasElement
        ? new CanvasSource({ resource: image })
        : new ImageSource({ resource: image as HTMLImageElement });
    sources.set(image, source);
    return source;
  };

  return {
    get(piece) {
      const cached = textures.get(piece);
      if (cached) return cached;
      const frame = new Rectangle(piece.x, piece.y, piece.w, piece.h);
      const texture = new Texture({ source: sourceOf(piece.image), frame });
      textures.set(piece, texture);
      return texture;
    },
    dispose() {
      for (const texture of textures.values()) texture.destroy();
      for (const source of sources.values()) source.destroy();
      textures.clear();
      sources.clear();
    },
  };
}

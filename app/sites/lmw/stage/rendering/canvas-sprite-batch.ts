import { fieldWidth } from "./field-units.ts";
import { type SpriteBatch, type Piece, white } from "./stage-renderer.ts";

/** A brush on Canvas2D, for phones without WebGL: the same stamps. Tinted pieces are kept, one canvas each. */
export function createCanvasSpriteBatch(): SpriteBatch {
  const tinted = createTintCache();
  let context: CanvasRenderingContext2D | null = null;
  let scale = 1;

  return {
    kind: "canvas",
    mount(canvas) {
      context = canvas.getContext("2d", { alpha: false });
      return context ? Promise.resolve() : Promise.reject(new Error("no 2D context"));
    },
    begin(moveX, moveY) {
      if (!context) return;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.globalAlpha = 1;
      context.globalCompositeOperation = "source-over";
      context.fillStyle = "#050304";
      context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      context.setTransform(scale, 0, 0, scale, moveX * scale, moveY * scale);
    },
    draw(piece, x, y, w, h, turn, opacity, tint, isLight) {
      if (!context || opacity <= 0 || w === 0) return;
      context.globalAlpha = opacity > 1 ? 1 : opacity;
      context.globalCompositeOperation = isLight ? "lighter" : "source-over";
      const isPlain = tint === white;
      const image = isPlain ? piece.image : tinted.get(piece, tint);
      const sx = isPlain ? piece.x : 0;
      const sy = isPlain ? piece.y : 0;
      const isMirrored = w < 0;
      if (turn === 0 && !isMirrored) {
        context.drawImage(image, sx, sy, piece.w, piece.h, x - w / 2, y - h / 2, w, h);
        return;
      }
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      if (isMirrored) context.scale(-1, 1);
      const width = Math.abs(w);
      context.drawImage(image, sx, sy, piece.w, piece.h, -width / 2, -h / 2, width, h);
      context.restore();
    },
    end() {},
    resize(widthPx, heightPx, pixelRatio) {
      if (!context) return;
      context.canvas.width = Math.round(widthPx * pixelRatio);
      context.canvas.height = Math.round(heightPx * pixelRatio);
      context.canvas.style.width = `${widthPx}px`;
      context.canvas.style.height = `${heightPx}px`;
      scale = (widthPx * pixelRatio) / fieldWidth;
      context.imageSmoothingQuality = "low";
    },
    dispose() {
      tinted.dispose();
      context = null;
    },
  };
}

/** Pieces in a tint, each painted once. */
function createTintCache(): { get(piece: Piece, tint: number): HTMLCanvasElement; dispose(): void } {
  const tinted = new Map<Piece, Map<number, HTMLCanvasElement>>();
  return {
    get(piece, tint) {
      const byTint = tinted.get(piece) ?? new Map<number, HTMLCanvasElement>();
      tinted.set(piece, byTint);
      const cached = byTint.get(tint);
      if (cached) return cached;
      const canvas = paintTinted(piece, tint);
      byTint.set(tint, canvas);
      return canvas;
    },
    dispose() {
      for (const byTint of tinted.values()) for (const canvas of byTint.values()) canvas.width = canvas.height = 0;
      tinted.clear();
    },
  };
}

function paintTinted({ image, x, y, w, h }: Piece, tint: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const copy = (): void => pen.drawImage(image, x, y, w, h, 0, 0, w, h);
  copy();
  pen.globalCompositeOperation = "multiply";
  pen.fillStyle = `#${tint.toString(16).padStart(6, "0")}`;
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = "destination-in";
  copy();
  return canvas;
}

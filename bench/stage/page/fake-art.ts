import type { StageArt } from "#app/sites/lmw/stage/rendering/stage-art.ts";
import type { Piece } from "#app/sites/lmw/stage/rendering/stage-renderer.ts";

const cells = 8;
const cellPx = 128;

/** One texture of sixty-four pictures: nobody waits for images, and every brush is handed the same pieces. */
export function createFakeArt(): { art: StageArt; image: HTMLCanvasElement; pieces: readonly Piece[] } {
  const image = document.createElement("canvas");
  image.width = image.height = cells * cellPx;
  const context = image.getContext("2d")!;
  const pieces = Array.from({ length: cells * cells }, (_, i): Piece => {
    const [x, y] = [(i % cells) * cellPx, Math.floor(i / cells) * cellPx];
    const light = context.createRadialGradient(x + 64, y + 64, 4, x + 64, y + 64, 60);
    light.addColorStop(0, "#fff");
    light.addColorStop(0.6, `hsl(${i * 5} 40% 60%)`);
    light.addColorStop(1, "transparent");
    context.fillStyle = light;
    context.fillRect(x, y, cellPx, cellPx);
    return { image, x, y, w: cellPx, h: cellPx, perUnit: 2 };
  });
  const numbers = new Map<string, number>();
  const pieceOf = (name: string): Piece => {
    const number = numbers.get(name) ?? numbers.size % pieces.length;
    numbers.set(name, number);
    return pieces[number]!;
  };
  const art: StageArt = {
    atlas: pieceOf,
    enemy: (kind, frame) => pieceOf(`${kind} ${frame}`),
    background: pieces[60]!,
    boss: (state) => pieceOf(`boss ${state}`),
    monster: pieceOf,
    ghost: pieceOf,
    paper: () => pieces[61]!,
    letter: () => pieces[62]!,
    obstacle: () => pieces[63]!,
    doll: () => pieces[59]!,
    depth: pieces[56]!,
    ink: pieceOf,
    halo: pieces[55]!,
    glow: pieces[58]!,
    line: pieces[57]!,
    grain: pieces[56]!,
    dispose: () => {},
  };
  return { art, image, pieces };
}

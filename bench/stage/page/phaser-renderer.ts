import * as Phaser from "phaser";
import type { SpriteBatch, Piece } from "#app/sites/lmw/stage/rendering/stage-renderer.ts";

const half = 0.5;

/** The same stamps by Phaser 4, the engine that most shooters for the web are made with: an Image each, one texture. */
export function createPhaserRenderer(image: HTMLCanvasElement, pieces: readonly Piece[]): SpriteBatch {
  const images: Phaser.GameObjects.Image[] = [];
  const names = new Map(pieces.map((piece, i) => [piece, `${i}`]));
  let scene: Phaser.Scene | null = null;
  let game: Phaser.Game | null = null;
  let used = 0;
  let nowMs = 0;
  return {
    kind: "webgl",
    mount: (canvas) =>
      new Promise((resolve) => {
        game = new Phaser.Game({
          ...{ type: Phaser.WEBGL, canvas, width: canvas.width, height: canvas.height, banner: false },
          ...{ audio: { noAudio: true }, render: { antialias: false } },
          scene: {
            create(this: Phaser.Scene) {
              const texture = this.textures.addCanvas("sheet", image)!;
              for (const [piece, name] of names) texture.add(name, 0, piece.x, piece.y, piece.w, piece.h);
              this.cameras.main.setZoom(canvas.width / 360).setScroll(0, 0);
              this.cameras.main.setOrigin(0, 0);
              // oxlint-disable-next-line typescript/no-this-alias -- Phaser hands the scene over as `this` only
              scene = this;
              resolve();
            },
          },
        });
      }),
    begin: () => void (used = 0),
    draw(piece, x, y, w, h, turn, opacity, tint, isLight) {
      const at = used++;
      const name = names.get(piece)!;
      const one = images[at] ?? scene!.add.image(0, 0, "sheet", name).setOrigin(half, half);
      images[at] = one;
      if (one.frame.name !== name) one.setFrame(name);
      one
        .setPosition(x, y)
        .setScale(w / piece.w, h / piece.h)
        .setRotation(turn)
        .setAlpha(opacity)
        .setTint(tint);
      one.setBlendMode(isLight ? Phaser.BlendModes.ADD : Phaser.BlendModes.NORMAL).setVisible(true);
    },
    end() {
      for (let i = used; i < images.length; i++) images[i]!.setVisible(false);
      game?.loop.stop();
      game?.step((nowMs += 16), 16);
    },
    resize: () => {},
    dispose: () => game?.destroy(true),
  };
}

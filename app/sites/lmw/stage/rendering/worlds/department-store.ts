import type { AtlasName } from "../stage-art.ts";
import type { Drawing } from "../drawing.ts";
import { fieldHeight, fieldWidth } from "../field-units.ts";
import { mixColours } from "../mix-colours.ts";
import { white } from "../stage-renderer.ts";
import { eachFalling, type Scene, timeOf } from "./scene.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

interface Season {
  light: number;
  flake: number;
  names: readonly AtlasName[];
  size: number;
  isLight: boolean;
}

const neon: Season = { light: 0xff6ad0, flake: 0xffb8ea, names: ["drop-1"], size: 4, isLight: true };
/** Spring, summer, autumn, winter: the Rule of what is in and what is out goes through them faster than the year. */
const seasons: readonly Season[] = [
  { light: 0xff8ec4, flake: 0xd98aae, names: ["scrap-4", "scrap-5"], size: 13, isLight: false },
  { light: 0x74d6e8, flake: 0x9fe6f2, names: ["drop-2"], size: 6, isLight: true },
  { light: 0xffa63c, flake: 0xb5742a, names: ["scrap-3", "scrap-6"], size: 15, isLight: false },
  { light: 0xb9c8ff, flake: 0xdfe6ff, names: ["drop-1", "drop-2"], size: 5, isLight: true },
];
const turnTicks = 60;
/** So far the place behind the glass goes along with a season. */
const depthTinted = 0.7;

/** 逆さ百貨店: everything hangs from above, so what falls elsewhere rises here. Its floor takes the light of the season. */
export const departmentStore: Scene = {
  lightOf: (drawing) => seasonsOf(drawing).light,
  depthTint: (drawing) => seasonsOf(drawing).tint,
  drawOnFloor(drawing) {
    const { batch, art } = drawing;
    const { light } = seasonsOf(drawing);
    const t = timeOf(drawing);
    batch.draw(art.glow, fieldWidth / 2, 300, 560, 330 + 18 * Math.sin(t / 80), 0, 0.1, light, true);
    for (const side of [-1, 1])
      batch.draw(
        art.line,
        fieldWidth / 2 + side * 150,
        fieldHeight / 2,
        fieldHeight * 1.2,
        70,
        Math.PI / 2,
        0.07,
        light,
        true,
      );
  },
  drawWeather(drawing) {
    const { batch, art } = drawing;
    const { to, share } = seasonsOf(drawing);
    const t = timeOf(drawing);
    eachFalling(drawing, { count: 16, speed: 0.75, sway: 16 }, (x, y, i) => {
      const name = elementAt(to.names, i % to.names.length);
      const size = to.size * (0.7 + (0.6 * ((i * 7) % 5)) / 5);
      const turn = to.isLight ? 0 : t / 40 + i;
      batch.draw(art.atlas(name), x, fieldHeight - y, size, size, turn, 0.4 * share, to.flake, to.isLight);
    });
  },
};

/** What it is now, and how far it has come. */
function seasonsOf({ effects }: Drawing): { light: number; tint: number; to: Season; share: number } {
  const { season, seasonBefore, seasonTicks } = effects;
  const [from, to] = [seasonBefore, season].map((n) => seasons[n] ?? neon) as [Season, Season];
  // In steps: Canvas2D keeps a picture of the floor for every colour it was asked for.
  const share = Math.round(Math.min(1, seasonTicks / turnTicks) * 4) / 4;
  const light = mixColours(from.light, to.light, share);
  const tinted = season < 0 ? 0 : seasonBefore < 0 ? share : 1;
  return { light, tint: mixColours(white, light, depthTinted * tinted), to, share };
}

import { hexToLinear } from "#app/kits/basics/srgb.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { resolveMemory } from "./memory.server.ts";

const widthPx = 280;
const heightPx = 490;

/** The share picture of a red, by its code: its name, how it ends, and its light over black water. */
export const shareCard: CardOf = (id, { master }) => {
  const red = resolveMemory(id, master);
  if (!red) return null;
  return {
    lang: "ja",
    kicker: "思い出した赤",
    title: red.name,
    line: `${red.title}。${red.text[1] ?? ""}`,
    shade: red.hex,
    drawing: { key: `red-${red.code}`, width: widthPx, height: heightPx, paint: () => paintLightOnWater(red.hex) },
  };
};

/** A drop of light and its path on the water, RGBA rows; it fades into nothing at every edge. */
function paintLightOnWater(hex: string): Uint8ClampedArray {
  const [red, green, blue] = hexToLinear(hex);
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4);
  const [x0, y0, horizon] = [widthPx / 2, 170, 300];
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const distance = Math.hypot(x - x0, y - y0);
      const core = Math.exp(-((distance / 15) ** 2)) * 5;
      const halo = 0.5 * Math.exp(-distance / 34);
      const depth = y - horizon;
      const wave =
        depth < 0 ? 0 : 0.5 + 0.5 * Math.sin(depth * 0.42 + 3 * Math.sin(depth * 0.13) + Math.abs(x - x0) * 0.03);
      const path =
        depth < 0 ? 0 : 0.9 * wave * Math.exp(-(((x - x0) / (14 + depth * 0.34)) ** 2)) * Math.exp(-depth / 90);
      const edge = Math.min(1, x / 40, (widthPx - 1 - x) / 40, y / 40, (heightPx - 1 - y) / 40);
      const light = (core + halo + path) * Math.max(0, edge);
      const at = (y * widthPx + x) * 4;
      const toByte = (channel: number): number => {
        const lit = channel * light * 1.6 + Math.max(0, light - 2.2) * 0.3;
        return 255 * Math.min(1, lit) ** (1 / 2.2);
      };
      pixels.set([toByte(red), toByte(green), toByte(blue), 255 * Math.min(1, light * 1.5)], at);
    }
  return pixels;
}

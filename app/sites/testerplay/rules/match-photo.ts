import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { hexToLinear, linearToHex, type Rgb } from "#app/kits/basics/srgb.ts";

/** A colour of a photograph beside the one it should be. */
export interface Match {
  hex: string;
  /** ΔE00 to the shade; below about 3 nobody sees it. */
  difference: number;
  /** 0–100: 100 at no difference, 0 from 40 on. */
  ratio: number;
}

const nothingInCommon = 40;

/** The median of RGBA bytes, channel by channel, as `#rrggbb`: hairs and glints do not move it. */
export function medianHex(rgba: Uint8ClampedArray): string {
  const channel = (offset: number): number => {
    const values = rgba.filter((_, i) => i % 4 === offset).toSorted();
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  return `#${[channel(0), channel(1), channel(2)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * How near what was photographed is to the shade. `whiteHex` is what white paper looks like in the same photograph: in
 * linear light every channel is divided by it (von Kries 1902), so that the lamp does not count.
 */
export function matchPhoto(seenHex: string, shadeHex: string, whiteHex: string | null): Match {
  const hex = whiteHex === null ? seenHex : underWhite(seenHex, whiteHex);
  const difference = ciede2000(hexToLab(hex), hexToLab(shadeHex));
  return { hex, difference, ratio: Math.round(100 * Math.max(0, 1 - difference / nothingInCommon)) };
}

function underWhite(hex: string, whiteHex: string): string {
  const [seen, white] = [hexToLinear(hex), hexToLinear(whiteHex)];
  // Paper is a little darker than the white of a screen.
  const paper = 0.88;
  const channel = (i: 0 | 1 | 2): number => Math.min(1, (seen[i] / Math.max(0.05, white[i])) * paper);
  return linearToHex([channel(0), channel(1), channel(2)] satisfies Rgb);
}

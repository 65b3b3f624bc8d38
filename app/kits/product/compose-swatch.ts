import { decodeGamma, encodeGamma, hexToLinear } from "../basics/srgb.ts";

/** A stroke as three planes of bytes, row by row: how it is lit, how much it covers, what it reflects. */
export interface StrokePlanes {
  width: number;
  height: number;
  /** 128 is the shade itself; less is a furrow, more a ridge. */
  light: Uint8Array;
  /** 0 bare skin, 255 hidden. */
  coverage: Uint8Array;
  /** White light on top: the square root of it, so that dark steps stay fine. */
  shine: Uint8Array;
}

/** What is applied, and how. */
export interface SwatchOptions {
  hex: string;
  /** Sheer things and tints colour the skin; all others lie on it. */
  isStain: boolean;
  /** How much of the shade is in its own reflection: 0 white, as of lacquer, towards 1 as of metal. */
  shineTint: number;
  /** The light, as a factor of each channel in linear light. */
  light: readonly [number, number, number];
}

/** How strongly a stain hides what is under it. */
const stainBody = 0.35;
const lightOne = 128;

/**
 * A shade on skin, as RGBA rows of the planes' size. Everything is mixed in linear light. Where an opaque stroke lies
 * thick, the median is by day the exact hex.
 * @param skin RGBA rows of the same size, under white light
 */
export function composeSwatch(
  { width, height, light, coverage, shine }: StrokePlanes,
  skin: Uint8ClampedArray,
  options: SwatchOptions,
): Uint8ClampedArray<ArrayBuffer> {
  const shade = hexToLinear(options.hex);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (const channel of [0, 1, 2] as const) {
    const shadeValue = shade[channel];
    const stain = shadeValue ** 0.8;
    const reflected = 1 + (shadeValue - 1) * options.shineTint;
    const lightFactor = options.light[channel];
    for (let i = 0; i < width * height; i++) {
      const lit = (light[i] ?? 0) / lightOne;
      const covers = (coverage[i] ?? 0) / 255;
      const shines = ((shine[i] ?? 0) / 255) ** 2 * reflected;
      const bare = decoded[skin[i * 4 + channel] ?? 0] ?? 0;
      const mixed = options.isStain
        ? bare * (1 - covers + covers * stain) * (1 - stainBody * covers) + stainBody * covers * shadeValue * lit
        : bare * (1 - covers) + shadeValue * lit * covers;
      rgba[i * 4 + channel] = encode((mixed + shines) * lightFactor);
    }
  }
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
  return rgba;
}

const decoded = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));
const steps = 8192;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(encodeGamma(step / steps) * 255));

const encode = (linear: number): number => encoded[Math.round(Math.min(1, Math.max(0, linear)) * steps)] ?? 0;

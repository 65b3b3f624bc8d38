import type { Lab } from "./lab.ts";

const radians = Math.PI / 180;
const pow25to7 = 25 ** 7;

/**
 * The colour difference ΔE00 of two colours (CIE 142-2001; Sharma, Wu and Dalal 2005, with their remarks on hue).
 * 0 is the same colour; about 1 can just be told apart side by side.
 */
export function ciede2000(one: Lab, other: Lab): number {
  const [p, q] = [withHue(one, other), withHue(other, one)];
  const lightness = other.l - one.l;
  const chroma = q.chroma - p.chroma;
  const turn = p.chroma * q.chroma === 0 ? 0 : shortestTurn(q.hue - p.hue);
  const hue = 2 * Math.sqrt(p.chroma * q.chroma) * Math.sin((turn / 2) * radians);

  const meanL = (one.l + other.l) / 2;
  const meanC = (p.chroma + q.chroma) / 2;
  const meanH = meanHue(p, q);
  const weight =
    1 -
    0.17 * Math.cos((meanH - 30) * radians) +
    0.24 * Math.cos(2 * meanH * radians) +
    0.32 * Math.cos((3 * meanH + 6) * radians) -
    0.2 * Math.cos((4 * meanH - 63) * radians);
  const scaleL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const scaleC = 1 + 0.045 * meanC;
  const scaleH = 1 + 0.015 * meanC * weight;
  const rotation =
    -2 *
    Math.sqrt(meanC ** 7 / (meanC ** 7 + pow25to7)) *
    Math.sin(60 * radians * Math.exp(-(((meanH - 275) / 25) ** 2)));

  const [dl, dc, dh] = [lightness / scaleL, chroma / scaleC, hue / scaleH];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

type Polar = { chroma: number; hue: number };

/** Chroma and hue of a colour after the a axis was stretched for greyish pairs. */
function withHue({ a, b }: Lab, other: Lab): Polar {
  const mean7 = ((Math.hypot(a, b) + Math.hypot(other.a, other.b)) / 2) ** 7;
  const stretched = a * (1 + 0.5 * (1 - Math.sqrt(mean7 / (mean7 + pow25to7))));
  const hue = Math.atan2(b, stretched) / radians;
  return { chroma: Math.hypot(stretched, b), hue: hue < 0 ? hue + 360 : hue };
}

function shortestTurn(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

function meanHue(p: Polar, q: Polar): number {
  const sum = p.hue + q.hue;
  if (p.chroma * q.chroma === 0) return sum;
  if (Math.abs(p.hue - q.hue) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

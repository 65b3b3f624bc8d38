import { linear, type Pen } from "./brushes.ts";

/** A box of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A leaf of black lacquer: a soft card of light above, its moulding lit from the upper left, red in the edge that looks away.
 * @param light 0 for one in the dark, 1 for one in full light
 */
export function paintLacquer(pen: Pen, { x, y, width, height }: Box, light: number): void {
  pen.fillStyle = linear(
    pen,
    [x, y, x + width * 0.5, y + height],
    [
      [0, mix(light, 62, 40, 40)],
      [0.34, mix(light, 30, 17, 19)],
      [0.68, mix(light, 13, 7, 8)],
      [1, mix(light, 36, 14, 17)],
    ],
  );
  pen.fillRect(x, y, width, height);
  const [left, top] = [x + width * 0.13, y + height * 0.07];
  const [right, bottom] = [x + width * 0.87, y + height * 0.93];
  pen.lineWidth = Math.max(0.6, width * 0.012);
  line(pen, `rgb(255 236 228 / ${0.5 * light})`, [left, bottom], [left, top], [right, top]);
  line(pen, `rgb(210 24 34 / ${0.55 * light})`, [right, top], [right, bottom], [left, bottom]);
}

/** A knob of chrome. */
export function paintKnob(pen: Pen, x: number, y: number, radius: number): void {
  const gradient = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.5, 0, x, y, radius);
  gradient.addColorStop(0, "#fff");
  gradient.addColorStop(0.35, "#cfc8ca");
  gradient.addColorStop(0.7, "#5c5557");
  gradient.addColorStop(1, "#1b1718");
  pen.fillStyle = gradient;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function line(pen: Pen, color: string, ...points: [number, number][]): void {
  pen.strokeStyle = color;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

const mix = (light: number, red: number, green: number, blue: number): string =>
  `rgb(${4 + red * light} ${3 + green * light} ${3 + blue * light})`;

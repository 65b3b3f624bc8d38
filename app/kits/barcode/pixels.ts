/** A picture as a canvas gives it: four bytes a pixel. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** One byte of brightness a pixel (ITU-R BT.601 weights). */
export interface Grey {
  data: Float32Array;
  width: number;
  height: number;
}

export function toGrey({ data, width, height }: Pixels): Grey {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = 0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0);
  }
  return { data: grey, width, height };
}

export function toPixels({ data, width, height }: Grey): Pixels {
  const pixels = new Uint8ClampedArray(4 * data.length);
  for (let i = 0; i < data.length; i++) {
    const value = data[i] ?? 0;
    pixels[4 * i] = value;
    pixels[4 * i + 1] = value;
    pixels[4 * i + 2] = value;
    pixels[4 * i + 3] = 255;
  }
  return { data: pixels, width, height };
}

/** The mean of the square of `2 * radius + 1` px around each pixel, by running sums: its cost does not know the radius. */
export function boxBlur({ data, width, height }: Grey, radius: number): Grey {
  const across = new Float32Array(data.length);
  const both = new Float32Array(data.length);
  blurLines(data, across, { lines: height, length: width, lineStep: width, step: 1, radius });
  blurLines(across, both, { lines: width, length: height, lineStep: 1, step: width, radius });
  return { data: both, width, height };
}

/** Brings back edges that a soft lens took: what differs from its surroundings differs more. */
export function sharpen(grey: Grey, radius: number, amount: number): Grey {
  const soft = boxBlur(boxBlur(grey, radius), radius);
  const data = grey.data.map((value, i) => value + amount * (value - (soft.data[i] ?? value)));
  return { ...grey, data };
}

/** Takes shade and glare out: each pixel against the brightness of its wide surroundings. */
export function flatten(grey: Grey, radius: number): Grey {
  const around = boxBlur(grey, radius);
  const data = grey.data.map((value, i) => (160 * value) / Math.max(8, around.data[i] ?? 8));
  return { ...grey, data };
}

/** Twice as large, in between by halves (bilinear): thin bars get pixels to stand on. */
export function upscale2x({ data, width, height }: Grey): Grey {
  const large = new Float32Array(4 * data.length);
  const at = (x: number, y: number): number => data[Math.min(height - 1, y) * width + Math.min(width - 1, x)] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [here, right, below, across] = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
      const corner = 4 * y * width + 2 * x;
      large[corner] = here;
      large[corner + 1] = (here + right) / 2;
      large[corner + 2 * width] = (here + below) / 2;
      large[corner + 2 * width + 1] = (here + right + below + across) / 4;
    }
  }
  return { data: large, width: 2 * width, height: 2 * height };
}

interface Lines {
  lines: number;
  length: number;
  lineStep: number;
  step: number;
  radius: number;
}

function blurLines(from: Float32Array, to: Float32Array, { lines, length, lineStep, step, radius }: Lines): void {
  const span = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const at = (position: number): number => from[start + Math.max(0, Math.min(length - 1, position)) * step] ?? 0;
    let sum = 0;
    for (let position = -radius; position <= radius; position++) sum += at(position);
    for (let position = 0; position < length; position++) {
      to[start + position * step] = sum / span;
      sum += at(position + radius + 1) - at(position - radius);
    }
  }
}

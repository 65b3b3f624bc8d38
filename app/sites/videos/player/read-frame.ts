/** The picture that a video shows now, small; null before it shows one. The video is of our own origin: it may be read. */
export function readFrame(video: HTMLVideoElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const canvas = document.createElement("canvas");
  const isUpright = videoHeight > videoWidth;
  canvas.width = isUpright ? 108 : 192;
  canvas.height = isUpright ? 192 : 108;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    // An asset host that does not let us: the pins still know their shades.
    return null;
  }
}

/** The mean of the pixels around a place given as shares, channels 0–255. */
export function meanAround({ data, width, height }: ImageData, x: number, y: number): [number, number, number] {
  const [cx, cy] = [Math.floor(x * width), Math.floor(y * height)];
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, cy - 1); row <= Math.min(height - 1, cy + 1); row++)
    for (let column = Math.max(0, cx - 1); column <= Math.min(width - 1, cx + 1); column++) {
      const at = (row * width + column) * 4;
      for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel] ?? 0;
      count += 1;
    }
  return count === 0 ? sum : [sum[0] / count, sum[1] / count, sum[2] / count];
}

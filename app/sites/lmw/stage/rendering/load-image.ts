/** A picture that can be drawn at once. @throws when it does not come, or the signal was aborted */
export async function loadImage(src: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.decoding = "async";
  image.src = src;
  await image.decode();
  signal.throwIfAborted();
  return image;
}

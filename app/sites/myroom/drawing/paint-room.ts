import { canvasToBlob, createDrawing } from "#app/kits/basics/canvas.ts";

const [width, height] = [1080, 1800];

/**
 * The room as it stands on the page, painted on this device: its picture and the drawing over it, without the things that
 * are nobody else's business. Nothing is sent anywhere.
 */
export async function paintRoom(sharedKinds: readonly string[], signal: AbortSignal): Promise<Blob> {
  const scene = document.querySelector<HTMLImageElement>("[data-room] picture img");
  const drawing = document.querySelector<SVGSVGElement>("[data-room-drawing]");
  if (!scene || !drawing) throw new Error("no room stands on this page");
  const context = createDrawing(width, height);
  await scene.decode();
  context.drawImage(await loadImage(scene.currentSrc), 0, 0, width, height);
  const monsters = await Promise.all(
    [...drawing.querySelectorAll("image")].map(async (image) => ({
      picture: await loadImage(image.getAttribute("href") ?? ""),
      box: boxOf(image),
    })),
  );
  signal.throwIfAborted();
  const [backdrop, before] = await Promise.all([
    loadImage(removePrivateItems(drawing, sharedKinds)),
    findCompanionImage(),
  ]);
  signal.throwIfAborted();
  context.drawImage(backdrop, 0, 0, width, height);
  for (const { picture, box } of monsters) drawBottomAligned(context, picture, box);
  if (before) drawBottomAligned(context, before, { x: 420, y: 1470, width: 260, height: 300 });
  return canvasToBlob(context.canvas, "image/png");
}

/** The drawing as a picture of its own; a picture inside it would not come along, so those are painted by hand. */
function removePrivateItems(drawing: SVGSVGElement, sharedKinds: readonly string[]): string {
  const visibleItems = [...sharedKinds, "diary"];
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const item of copy.querySelectorAll<SVGGElement>("[data-thing]"))
    if (!visibleItems.includes(item.dataset["thing"] ?? "")) item.remove();
  for (const image of copy.querySelectorAll("image")) image.remove();
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where an image of the drawing lies, in pixels of the painting. */
function boxOf(image: SVGImageElement): Box {
  const [, x = "0", y = "0"] =
    /translate\(([\d.]+) ([\d.]+)\)/.exec(image.parentElement?.getAttribute("transform") ?? "") ?? [];
  const scale = width / 720;
  const of = (name: string): number => Number(image.getAttribute(name)) * scale;
  return { x: Number(x) * scale + of("x"), y: Number(y) * scale + of("y"), width: of("width"), height: of("height") };
}

/** In the middle of its box, standing on its lower edge. */
function drawBottomAligned(context: CanvasRenderingContext2D, picture: HTMLImageElement, box: Box): void {
  const scale = Math.min(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, box.x + (box.width - wide) / 2, box.y + box.height - high, wide, high);
}

function findCompanionImage(): Promise<HTMLImageElement> | null {
  const src = document.querySelector<HTMLImageElement>("[data-room-items] button img")?.src;
  return src ? loadImage(src) : null;
}

async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = src;
  await image.decode();
  return image;
}

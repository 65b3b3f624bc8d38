import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillCircle, fillShape } from "../flow/shapes.ts";
import { type LobbyPictures, isDrawable } from "./lobby-pictures.ts";
import { getTravel } from "./guest-pose.ts";
import { liftX, type Place, placeLobby, placeLift, placeOpening, placePoint } from "./lobby-place.ts";
import type { LiftCycle } from "./lift-cycle.ts";
import { tuning } from "./tuning.ts";

/** A lift in its shaft: the cabin that goes, the next one behind it, whoever is inside, and the gate before them. */
export function drawLift(
  surface: CanvasSurface,
  { cabin, gates }: LobbyPictures,
  side: number,
  { moved, gate, way }: LiftCycle,
  drawInside: () => void,
): void {
  const { context } = surface;
  const lobby = placeLobby(surface);
  const opening = placeOpening(lobby, side);
  const place = placeLift(lobby, side);
  const travel = getTravel(lobby.height) * (way === 0 ? -1 : 1);
  context.save();
  context.beginPath();
  context.rect(opening.x, opening.y, opening.width, opening.height);
  context.clip();
  drawSided(context, cabin, side, { ...place, y: place.y + moved * travel });
  if (moved > 0 && moved < 1) drawSided(context, cabin, side, { ...place, y: place.y + (moved - 1) * travel });
  drawInside();
  drawSided(context, gates[gate], side, place);
  context.restore();
}

function drawSided(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement | undefined,
  side: number,
  { x, y, width, height }: Place,
): void {
  if (!isDrawable(image)) return;
  if (side === 0) return context.drawImage(image, x, y, width, height);
  context.save();
  context.translate(2 * x + width, 0);
  context.scale(-1, 1);
  context.drawImage(image, x, y, width, height);
  context.restore();
}

/** The dial over a lift: so many of its ten lights burn, and its hand stands at a part of its way, 0 to 1. */
export function drawDial(surface: CanvasSurface, side: number, lights: number, hand: number): void {
  const { context } = surface;
  const lobby = placeLobby(surface);
  const x = liftX(side);
  for (let n = 0; n < Math.round(lights * 10); n++) {
    const angle = dialAngle(n / 9);
    const bulb = placePoint(lobby, x + 0.288 * Math.sin(angle), 2.09 + 0.288 * Math.cos(angle), 0.13);
    context.fillStyle = "rgba(255,170,70,.3)";
    fillCircle(context, bulb.x, bulb.y, bulb.metre * 0.06);
    context.fillStyle = "#fff0cf";
    fillCircle(context, bulb.x, bulb.y, bulb.metre * 0.024);
  }
  const { x: middleX, y: middleY, metre } = placePoint(lobby, x, 2.1, 0.14);
  context.save();
  context.translate(middleX, middleY);
  context.rotate(dialAngle(hand));
  context.fillStyle = "rgba(0,0,0,.4)";
  fillShape(context, [metre * 0.03, metre * 0.02], [metre * 0.022, -metre * 0.25], [-metre * 0.01, metre * 0.02]);
  context.fillStyle = "#1a0d0a";
  fillShape(context, [-metre * 0.022, 0], [0, -metre * 0.27], [metre * 0.022, 0]);
  context.restore();
  context.fillStyle = tuning.brass;
  fillCircle(context, middleX, middleY, metre * 0.036);
}

const dialAngle = (part: number): number => ((-76.5 + 153 * part) * Math.PI) / 180;

/** Up or down, by shape. */
export function drawArrow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  side: number,
  color: string,
): void {
  const tip = side === 0 ? -size : size;
  context.fillStyle = color;
  fillShape(context, [x, y + tip], [x - size, y - tip * 0.75], [x + size, y - tip * 0.75]);
}

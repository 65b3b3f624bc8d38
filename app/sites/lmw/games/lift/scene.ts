import { elementAt } from "#app/kits/basics/element-at.ts";
import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeCircle } from "../flow/shapes.ts";
import { createSparks } from "../flow/sparks.ts";
import { getBeat } from "./beat.ts";
import { getBox, getComingShare, getComingSwap, getTurn } from "./box-sides.ts";
import { drawFloorLight } from "./draw-floor.ts";
import { drawGlass, type GateGlass } from "./draw-glass.ts";
import { drawRider, drawWaiting, type GuestStage, isInside, type Rider } from "./draw-guests.ts";
import { createGuide } from "./draw-guide.ts";
import { drawDial, drawLift } from "./draw-lift.ts";
import { createFloorSigns } from "./floor-sign.ts";
import { getHop, getQueuePose } from "./guest-pose.ts";
import { createGuestSprite } from "./guest-sprites.ts";
import { createLobbyBackdrop } from "./lobby-backdrop.ts";
import { type LobbyPictures, loadLobbyPictures } from "./lobby-pictures.ts";
import { getLiftCycle, getRidePart } from "./lift-cycle.ts";
import { getChainTenths, type Guest, type LiftWorld } from "./rules.ts";
import { tuning } from "./tuning.ts";

interface LiftSceneOptions {
  surface: CanvasSurface;
  /** By the number of the monster. */
  sprites: readonly HTMLImageElement[];
  /** The number of the monster that lends its hand. */
  host: number;
  isMotionReduced: boolean;
}

interface LiftStage extends GuestStage {
  pictures: LobbyPictures;
  drawBackdrop: (surface: CanvasSurface) => void;
  drawGuide: ReturnType<typeof createGuide>;
}

/** The lobby, its two lifts, the queue, and the ring that closes on the beat. */
export function createLiftScene({ surface, sprites, host, isMotionReduced }: LiftSceneOptions) {
  const sparks = createSparks(isMotionReduced);
  const pictures = loadLobbyPictures();
  const guests = sprites.map(createGuestSprite);
  const stage: LiftStage = {
    ...{ surface, isMotionReduced, pictures, guests },
    drawBackdrop: createLobbyBackdrop(pictures.lobby),
    drawGuide: createGuide(guests[host], isMotionReduced),
    signs: createFloorSigns(),
  };
  return {
    draw(world: LiftWorld, nowMs: number): void {
      drawWorld(stage, world, nowMs);
      sparks.draw(surface.context, nowMs);
    },
    /** What a press was, at the feet of the front guest: over its head are the signs of the next ones. */
    showText(guest: Guest, words: string): void {
      const { x, y, size } = getQueuePose(surface, 0);
      sparks.word(x, y + size * 0.42, words, guest.judged === 0 && !guest.stays ? 30 : 22);
      if (guest.judged < 2 && !guest.stays)
        sparks.burst(x, y - size * 0.6, "#ffb02e", guest.judged === 0 ? 16 : 7, 0.7);
    },
  };
}

function drawWorld(stage: LiftStage, world: LiftWorld, nowMs: number): void {
  const { surface, isMotionReduced } = stage;
  const { gapMs, share } = getBeat(world, nowMs);
  surface.context.clearRect(0, 0, surface.width, surface.height);
  stage.drawBackdrop(surface);
  const riders = listRiders(world, nowMs);
  const glass = getGlass(world, nowMs, isMotionReduced);
  for (const box of [0, 1]) {
    const cycle = getLiftCycle(world, box, { nowMs, beatShare: share, isMotionReduced });
    drawLift(surface, stage.pictures, box, cycle, () => {
      for (const rider of riders) if (rider.box === box && isInside(rider.guest, nowMs)) drawRider(stage, rider, nowMs);
    });
    drawDial(surface, box, (getChainTenths(world.chain) - 10) / 10, getHandPart(cycle.taken));
    drawGlass(surface, box, { ...glass, light: share * share });
  }
  drawFloorLight(surface, getQueuePose(surface, 0), share * share);
  const queue = world.guests.slice(world.at, world.at + tuning.seen);
  const leftMs = (guest: Guest): number => guest.beatMs + world.correctionMs - nowMs;
  for (const guest of queue.toReversed()) drawWaiting(stage, guest, leftMs(guest) / gapMs, share);
  for (const rider of riders) if (!isInside(rider.guest, nowMs)) drawRider(stage, rider, nowMs);
  const isLeading = world.ledLeft > 0;
  stage.drawGuide(surface, { isLeading, box: getBox(world, world.at), hop: getHop(share) }, nowMs);
  if (!queue[0] || isLeading) return;
  if (queue[0].stays) drawStayRing(surface, leftMs(queue[0]), gapMs);
  else drawRing(surface, leftMs(queue[0]), gapMs);
}

/** Who was judged and is still seen. */
function listRiders(world: LiftWorld, nowMs: number): Rider[] {
  const riders: Rider[] = [];
  for (let n = 0; n < world.at; n++) {
    const guest = elementAt(world.guests, n);
    if (getRidePart(guest, nowMs) < 1) riders.push({ guest, box: getBox(world, n) });
  }
  return riders;
}

/** The glasses over the gates: fixed in the wall, but for the third night. */
function getGlass(world: LiftWorld, nowMs: number, isMotionReduced: boolean): Omit<GateGlass, "light"> {
  if (world.setup.night < 3) return { turn: null, coming: null };
  const swap = getComingSwap(world, nowMs);
  const coming = swap && (isMotionReduced ? 1 : getComingShare(swap, nowMs));
  return { turn: getTurn(world, nowMs, isMotionReduced), coming };
}

/** The hand goes from light to light, and back again. */
function getHandPart(taken: number): number {
  const turn = taken % 18;
  return (turn > 9 ? 18 - turn : turn) / 9;
}

function drawRing(surface: CanvasSurface, leftMs: number, gapMs: number): void {
  if (leftMs > gapMs * 1.15 || leftMs < -160) return;
  const { context } = surface;
  const { x, y, size } = getQueuePose(surface, 0);
  const open = Math.max(0, leftMs / gapMs);
  context.strokeStyle = leftMs > 0 ? "rgba(243,235,230,.75)" : "#ffb02e";
  context.lineWidth = 2.4;
  strokeCircle(context, x, y - size * 0.46, size * (0.5 + open * 0.42));
  context.strokeStyle = "rgba(243,235,230,.35)";
  context.lineWidth = 1.2;
  strokeCircle(context, x, y - size * 0.46, size * 0.5);
}

/** Around whoever stays nothing closes: there is nothing to press. */
function drawStayRing(surface: CanvasSurface, leftMs: number, gapMs: number): void {
  if (leftMs > gapMs * 1.15 || leftMs < -160) return;
  const { context } = surface;
  const { x, y, size } = getQueuePose(surface, 0);
  context.save();
  context.setLineDash([3, 9]);
  context.lineCap = "round";
  context.strokeStyle = "rgba(243,235,230,.6)";
  context.lineWidth = 2.4;
  strokeCircle(context, x, y - size * 0.46, size * 0.56);
  context.restore();
}

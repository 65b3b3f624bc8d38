import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { createSparks } from "../flow/sparks.ts";
import { tuning } from "./tuning.ts";
import { getChainTenths, type Guest, type LiftWorld } from "./rules.ts";

const poseFrames = { idle: 0, other: 1, left: 2, right: 3, hit: 5, special: 6 } as const;
const spritePx = 128;

/** The queue, the two boxes and the ring that closes on the beat. */
export function createLiftScene(
  surface: CanvasSurface,
  sprites: readonly HTMLImageElement[],
  isMotionReduced: boolean,
) {
  const sparks = createSparks(isMotionReduced);
  const { context } = surface;

  function draw(world: LiftWorld, nowMs: number): void {
    const { width, height } = surface;
    context.clearRect(0, 0, width, height);
    const gap = getBeatGap(world, nowMs);
    const beat = getBeatShare(world, nowMs, gap);
    drawBox(world, 0, beat);
    drawBox(world, 1, beat);
    drawCarpet();
    drawSpot(beat);
    for (const guest of world.guests.filter(({ judged, judgedMs }) => judged >= 0 && nowMs - judgedMs < tuning.rideMs))
      drawLeaving(guest, nowMs);
    const queue = world.guests.slice(world.at, world.at + tuning.seen);
    for (const guest of queue.toReversed()) drawWaiting(guest, (guest.beatMs + world.correctionMs - nowMs) / gap, beat);
    const front = queue[0];
    if (front) drawRing(front.beatMs + world.correctionMs - nowMs, gap);
    sparks.draw(context, nowMs);
  }

  function drawCarpet(): void {
    const { width, height } = surface;
    const gradient = context.createLinearGradient(0, height * tuning.backY, 0, height * 0.76);
    gradient.addColorStop(0, "rgba(90,8,30,0)");
    gradient.addColorStop(1, "rgba(90,8,30,.62)");
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(width * 0.46, height * tuning.backY);
    context.lineTo(width * 0.54, height * tuning.backY);
    context.lineTo(width * 0.68, height * 0.8);
    context.lineTo(width * 0.32, height * 0.8);
    context.fill();
  }

  /** The lamp over the first place: it breathes with the beat. */
  function drawSpot(beat: number): void {
    const { x, y, size } = getQueuePosition(0);
    const light = context.createRadialGradient(x, y - size * 0.1, 4, x, y - size * 0.1, size * 0.86);
    light.addColorStop(0, `rgba(255,206,160,${0.34 + beat * beat * 0.2})`);
    light.addColorStop(1, "rgba(255,190,140,0)");
    context.fillStyle = light;
    context.fillRect(0, 0, surface.width, surface.height);
  }

  function drawBox(world: LiftWorld, side: number, beat: number): void {
    const { width, height } = surface;
    const [w, h] = [width * 0.22, height * 0.34];
    const x = side === 0 ? width * 0.02 : width * 0.98 - w;
    const y = height * 0.34 + (side === 0 ? -1 : 1) * beat * beat * 3;
    context.strokeStyle = "rgba(199,154,82,.5)";
    context.lineWidth = 1.4;
    for (const cable of [0.4, 0.6]) {
      context.beginPath();
      context.moveTo(x + w * cable, 0);
      context.lineTo(x + w * cable, height);
      context.stroke();
    }
    const lamps = (getChainTenths(world.chain) - 10) / 10;
    const glow = context.createLinearGradient(0, y, 0, y + h);
    glow.addColorStop(0, `rgba(255,190,110,${0.24 + lamps * 0.42})`);
    glow.addColorStop(1, tuning.glass);
    context.fillStyle = "#0b0607";
    context.fillRect(x, y, w, h);
    context.fillStyle = glow;
    context.fillRect(x, y, w, h);
    context.strokeStyle = tuning.brass;
    context.lineWidth = 2.4;
    context.strokeRect(x, y, w, h);
    context.fillStyle = "#15100d";
    context.fillRect(x - 4, y - 12, w + 8, 12);
    context.fillRect(x - 4, y + h, w + 8, 9);
    for (let n = 0; n < 10; n++) {
      context.fillStyle = n < lamps * 10 ? "#ffb02e" : "#3b2a1a";
      context.beginPath();
      context.arc(x + 5 + ((w - 10) * n) / 9, y - 6, 2.3, 0, Math.PI * 2);
      context.fill();
    }
    arrow(x + w / 2, y + h * 0.5, Math.min(w * 0.3, 22), side, "rgba(243,235,230,.9)");
  }

  /** Up or down, by shape. */
  function arrow(x: number, y: number, size: number, side: number, color: string): void {
    const direction = side === 0 ? -1 : 1;
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(x, y + direction * size);
    context.lineTo(x - size * 0.86, y - direction * size * 0.5);
    context.lineTo(x + size * 0.86, y - direction * size * 0.5);
    context.fill();
  }

  function getQueuePosition(steps: number): { x: number; y: number; size: number } {
    const { width, height } = surface;
    const near = 1 - Math.max(0, Math.min(1, steps / tuning.seen));
    const part = near * near;
    return {
      x: width / 2,
      y: height * (tuning.backY + (tuning.frontY - tuning.backY) * part),
      size: Math.min(width, height * 0.7) * tuning.frontSize * (tuning.backSize + (1 - tuning.backSize) * part),
    };
  }

  function drawWaiting(guest: Guest, steps: number, beat: number): void {
    // They stand for most of a beat and hop at its end; whoever wants less motion sees them only come nearer.
    const whole = Math.floor(steps);
    const part = steps - whole;
    const position = getQueuePosition(isMotionReduced ? Math.ceil(steps) : whole + Math.min(1, part * 1.6));
    const hop = isMotionReduced
      ? 0
      : Math.sin(Math.PI * Math.min(1, Math.max(0, 1 - beat * 2))) * tuning.hopPx * (position.size / 160);
    sprite(guest.monster, beat > 0.5 ? poseFrames.idle : poseFrames.other, position.x, position.y - hop, position.size);
    const signSize = position.size * 0.2;
    const y = position.y - hop - position.size * 0.56;
    context.fillStyle = "#f3ebe6";
    context.beginPath();
    context.arc(position.x + position.size * 0.34, y, signSize, 0, Math.PI * 2);
    context.fill();
    arrow(position.x + position.size * 0.34, y, signSize * 0.6, guest.side, "#120c0d");
  }

  function drawLeaving(guest: Guest, nowMs: number): void {
    const { width, height } = surface;
    const part = Math.min(1, (nowMs - guest.judgedMs) / tuning.rideMs);
    const from = getQueuePosition(0);
    if (guest.judged === 3) {
      context.globalAlpha = 1 - part;
      sprite(guest.monster, poseFrames.hit, from.x, from.y + part * 20, from.size * (1 - part * 0.2));
      context.globalAlpha = 1;
      return;
    }
    const toX = guest.side === 0 ? width * 0.13 : width * 0.87;
    const toY = height * (guest.side === 0 ? 0.5 : 0.56);
    const fly = Math.min(1, part * 1.8);
    const exitShare = Math.max(0, part - 0.56) * 2.3;
    const arc = isMotionReduced ? 0 : Math.sin(fly * Math.PI) * 60;
    const y = from.y + (toY - from.y) * fly - arc + exitShare * exitShare * height * (guest.side === 0 ? -0.6 : 0.6);
    const x = from.x + (toX - from.x) * fly;
    sprite(guest.monster, guest.side === 0 ? poseFrames.left : poseFrames.right, x, y, from.size * (1 - fly * 0.45));
  }

  function drawRing(leftMs: number, gap: number): void {
    if (leftMs > gap * 1.15 || leftMs < -160) return;
    const { x, y, size } = getQueuePosition(0);
    const open = Math.max(0, leftMs / gap);
    context.strokeStyle = leftMs > 0 ? "rgba(243,235,230,.75)" : "#ffb02e";
    context.lineWidth = 2.4;
    context.beginPath();
    context.arc(x, y - size * 0.1, size * (0.44 + open * 0.4), 0, Math.PI * 2);
    context.stroke();
    context.strokeStyle = "rgba(243,235,230,.35)";
    context.lineWidth = 1.2;
    context.beginPath();
    context.arc(x, y - size * 0.1, size * 0.44, 0, Math.PI * 2);
    context.stroke();
  }

  function sprite(monster: number, frame: number, x: number, y: number, size: number): void {
    const image = sprites[monster];
    if (!image?.complete || image.naturalWidth === 0) return;
    context.drawImage(image, frame * spritePx, 0, spritePx, spritePx, x - size / 2, y - size * 0.62, size, size);
  }

  return {
    draw,
    /** What a press was, over the front guest. */
    tell(guest: Guest, words: string): void {
      const { x, y, size } = getQueuePosition(0);
      sparks.word(x, y - size * 0.86, words, guest.judged === 0 ? 30 : 22);
      if (guest.judged < 2) sparks.burst(x, y - size * 0.2, "#ffb02e", guest.judged === 0 ? 16 : 7, 0.7);
    },
  };
}

/** The distance of beats around a moment, in ms. */
function getBeatGap({ beatsMs }: LiftWorld, nowMs: number): number {
  const next = beatsMs.findIndex((beatMs) => beatMs > nowMs);
  return (beatsMs[Math.max(1, next)] ?? 400) - (beatsMs[Math.max(0, next - 1)] ?? 0) || 400;
}

/** How much of the beat has passed since its stroke, 1 at the stroke itself falling to 0. */
function getBeatShare({ beatsMs }: LiftWorld, nowMs: number, gap: number): number {
  const next = beatsMs.find((beatMs) => beatMs > nowMs);
  return next === undefined ? 0 : Math.max(0, Math.min(1, (next - nowMs) / gap));
}

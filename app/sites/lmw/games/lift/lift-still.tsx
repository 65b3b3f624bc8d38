import { useCallback } from "react";
import { type CanvasGame, useCanvasGame } from "../flow/use-canvas-game.ts";
import { type Latest, useLatest } from "../flow/use-latest.ts";
import type { PlayProps } from "../play-props.ts";
import { drawGlass } from "./draw-glass.ts";
import { drawSign } from "./draw-guests.ts";
import { drawGuide } from "./draw-guide.ts";
import { drawDial, drawLift } from "./draw-lift.ts";
import { drawFloorLight, drawShadow } from "./draw-floor.ts";
import { createFloorSigns, staySign } from "./floor-sign.ts";
import { getGuidePose, getQueuePose } from "./guest-pose.ts";
import { createGuestSprite, poseFrames } from "./guest-sprites.ts";
import { createLobbyBackdrop } from "./lobby-backdrop.ts";
import { isDrawable, loadLobbyPictures, loadImage } from "./lobby-pictures.ts";
import { highestFloor, lowestFloor } from "./queue.ts";
import css from "./lift.module.css";

interface StillLobby {
  /** Who stands before the lifts, by the number of the monster. */
  monster: number | undefined;
  /** It wants to stay. */
  stays: boolean;
  /** Where both cabins are; null while that has to be remembered. */
  floor: number | null;
  /** The left box goes down, the right one up. */
  areTurned: boolean;
  /** The monster that lends its hand has just led some along. */
  isLed: boolean;
}

/** The same lobby without motion: both gates folded, a guest before them, the hands of the dials where the cabins are. */
export function LiftStill({ monster, stays, floor, areTurned, isLed, ...props }: PlayProps & StillLobby) {
  const shown = useLatest({ monster, stays, floor, areTurned, isLed });
  const canvas = useCanvasGame(
    props,
    useCallback((game) => drawWhenChanged(game, shown), [shown]),
  );
  return <canvas ref={canvas} className={css.canvas} aria-hidden="true" />;
}

function drawWhenChanged({ surface, latestProps, signal }: CanvasGame, shown: Latest<StillLobby>): void {
  const { page, setup, clock } = latestProps.current;
  const pictures = loadLobbyPictures();
  const drawBackdrop = createLobbyBackdrop(pictures.lobby);
  const sign = createFloorSigns()[staySign];
  const guests = page.cast.map(({ picture }) => {
    let guest: ReturnType<typeof loadGuest> | null = null;
    return () => (guest ??= loadGuest(picture));
  });
  const host = page.cast.findIndex(({ id }) => id === page.host.id);
  let drawnFor = "";
  const stopFrames = clock.onFrame(() => {
    const { monster, stays, floor, areTurned, isLed } = shown.current;
    const guest = monster === undefined ? undefined : guests[monster]?.();
    const guide = isLed ? guests[host]?.() : undefined;
    const images = [pictures.lobby, pictures.cabin, pictures.gates[0], guest?.strip, guide?.strip];
    const { width, height } = surface.context.canvas;
    const wanted = [width, height, ...images.map(isDrawable), monster, floor, areTurned, isLed].join();
    if (wanted === drawnFor) return;
    drawnFor = wanted;
    surface.context.clearRect(0, 0, surface.width, surface.height);
    drawBackdrop(surface);
    const turn = setup.night < 3 ? null : Number(areTurned);
    for (const side of [0, 1]) {
      drawLift(surface, pictures, side, { moved: 0, way: side, gate: 0, taken: 0 }, () => {});
      if (floor !== null) drawDial(surface, side, 0, (floor - lowestFloor) / (highestFloor - lowestFloor));
      if (turn !== null) drawGlass(surface, side, { light: 0.5, turn, coming: null });
    }
    const pose = getQueuePose(surface, 0);
    drawFloorLight(surface, pose, 0.5);
    drawShadow(surface, pose, 0);
    guest?.sprite.drawMirrored(surface, poseFrames.idle, pose, 0);
    guest?.sprite.draw(surface, poseFrames.idle, pose, 1);
    if (stays) drawSign(surface, sign, pose);
    if (guide) drawGuide(surface, guide.sprite, getGuidePose(surface, 1), 1);
  });
  signal.addEventListener("abort", stopFrames);
}

function loadGuest(picture: string) {
  const strip = loadImage(picture);
  return { strip, sprite: createGuestSprite(strip) };
}

import { useCallback } from "react";
import { type CanvasGame, useCanvasGame } from "../flow/use-canvas-game.ts";
import { type Latest, useLatest } from "../flow/use-latest.ts";
import type { PlayProps } from "../play-props.ts";
import { drawDial, drawLift } from "./draw-lift.ts";
import { drawFloorLight, drawShadow } from "./draw-floor.ts";
import { getQueuePose } from "./guest-pose.ts";
import { createGuestSprite, poseFrames } from "./guest-sprites.ts";
import { createLobbyBackdrop } from "./lobby-backdrop.ts";
import { isDrawable, loadLobbyPictures, loadImage } from "./lobby-pictures.ts";
import { highestFloor, lowestFloor } from "./queue.ts";
import css from "./lift.module.css";

interface StillLobby {
  /** Who stands before the lifts, by the number of the monster. */
  monster: number | undefined;
  /** Where both cabins are; null while that has to be remembered. */
  floor: number | null;
}

/** The same lobby without motion: both gates folded, a guest before them, the hands of the dials where the cabins are. */
export function LiftStill({ monster, floor, ...props }: PlayProps & StillLobby) {
  const shown = useLatest({ monster, floor });
  const canvas = useCanvasGame(
    props,
    useCallback((game) => drawWhenChanged(game, shown), [shown]),
  );
  return <canvas ref={canvas} className={css.canvas} aria-hidden="true" />;
}

function drawWhenChanged({ surface, latestProps, signal }: CanvasGame, shown: Latest<StillLobby>): void {
  const { page, clock } = latestProps.current;
  const pictures = loadLobbyPictures();
  const drawBackdrop = createLobbyBackdrop(pictures.lobby);
  const guests = page.cast.map(({ picture }) => {
    let guest: ReturnType<typeof loadGuest> | null = null;
    return () => (guest ??= loadGuest(picture));
  });
  let drawnFor = "";
  const stopFrames = clock.onFrame(() => {
    const { monster, floor } = shown.current;
    const guest = monster === undefined ? undefined : guests[monster]?.();
    const loaded = [pictures.lobby, pictures.cabin, pictures.gates[0], guest?.strip].map(isDrawable);
    const { width, height } = surface.context.canvas;
    const wanted = `${width}x${height} ${loaded.join()} ${monster} ${floor}`;
    if (wanted === drawnFor) return;
    drawnFor = wanted;
    surface.context.clearRect(0, 0, surface.width, surface.height);
    drawBackdrop(surface);
    for (const side of [0, 1]) {
      drawLift(surface, pictures, side, { moved: 0, gate: 0, taken: 0 }, () => {});
      if (floor !== null) drawDial(surface, side, 0, (floor - lowestFloor) / (highestFloor - lowestFloor));
    }
    const pose = getQueuePose(surface, 0);
    drawFloorLight(surface, pose, 0.5);
    drawShadow(surface, pose, 0);
    guest?.sprite.drawMirrored(surface, poseFrames.idle, pose, 0);
    guest?.sprite.draw(surface, poseFrames.idle, pose, 1);
  });
  signal.addEventListener("abort", stopFrames);
}

function loadGuest(picture: string) {
  const strip = loadImage(picture);
  return { strip, sprite: createGuestSprite(strip) };
}

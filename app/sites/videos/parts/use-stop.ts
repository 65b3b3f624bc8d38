import { useEffect, useState } from "react";
import { track } from "#app/kits/analytics/track.ts";
import type { VideoDetail } from "../data.server.ts";
import type { VideoPlayer } from "../player/video-player.ts";
import { meanAround, readFrame } from "../player/read-frame.ts";
import { positionInFrame } from "../rules/frame-position.ts";
import { hexOf, type Shade, shadeAt, shadesOfSecond } from "../rules/shade-at.ts";
import { loadShades } from "./load-shades.ts";

/** A shade at which the video stands still. `x` and `y` are px in the player: from there the colour spreads. */
export interface StoppedColour {
  shade: Shade;
  /** What the picture had there. */
  seen: string;
  atMs: number;
  x: number;
  y: number;
}

/** `none`: it runs. `list`: it stands, and the shades of this second are offered. `colour`: it stands on one. */
export type StopState =
  | { name: "none" }
  | { name: "list"; shades: Shade[] }
  | { name: "colour"; stoppedColour: StoppedColour }
  | { name: "failed" };

/** 色を止める: by a touch on the picture, or by the list of the shades that are in this second. */
export function useStop(
  watchedVideo: Pick<VideoDetail, "pins">,
  player: Pick<VideoPlayer, "video" | "pause" | "play"> | null,
  onStop: (stoppedColour: StoppedColour) => void,
) {
  const [state, setState] = useState<StopState>({ name: "none" });
  useEffect(() => {
    if (!player) return;
    const controller = new AbortController();
    const onPlay = (): void => {
      // The shades are fetched when the video has started.
      void loadShades().catch(() => {});
      // Whoever plays on, by whatever means, has left the colour.
      setState({ name: "none" });
    };
    player.video.addEventListener("play", onPlay, { signal: controller.signal });
    return () => controller.abort();
  }, [player]);

  function stopAtColour(stoppedColour: StoppedColour): void {
    setState({ name: "colour", stoppedColour });
    track("video_step");
    navigator.vibrate?.(14);
    onStop(stoppedColour);
  }

  async function touch(x: number, y: number, box: DOMRect): Promise<void> {
    if (!player) return;
    player.pause();
    const atMs = player.video.currentTime * 1_000;
    const touched = touchedPoint(player.video, x, y, box);
    if (!touched) return void player.play();
    const shades = await loadShades().catch(() => null);
    if (!shades) return setState({ name: "failed" });
    const shade = shadeAt(shades, touched, { pins: watchedVideo.pins, atMs });
    const seen = touched.hex;
    if (shade) stopAtColour({ shade, seen, atMs, x, y });
  }

  async function list(): Promise<void> {
    if (!player) return;
    player.pause();
    const pixels = readFrame(player.video);
    const shades = await loadShades().catch(() => null);
    if (!shades) return setState({ name: "failed" });
    const moment = { pins: watchedVideo.pins, atMs: player.video.currentTime * 1_000 };
    setState({ name: "list", shades: shadesOfSecond(shades, pixels?.data ?? new Uint8ClampedArray(), moment) });
  }

  function choose(shade: Shade, box: DOMRect): void {
    if (!player) return;
    const atMs = player.video.currentTime * 1_000;
    stopAtColour({ shade, seen: shade.hex.toUpperCase(), atMs, x: box.width / 2, y: box.height * 0.6 });
  }

  return { state, touch, list, choose, go: () => void player?.play(), leave: () => setState({ name: "none" }) };
}

/** What the picture has under a touch; null beside the picture. */
function touchedPoint(video: HTMLVideoElement, x: number, y: number, box: DOMRect) {
  const fit = getComputedStyle(video).objectFit === "contain" ? "contain" : "cover";
  const frame = { width: video.videoWidth || 9, height: video.videoHeight || 16 };
  const position = positionInFrame({ x, y }, box, frame, fit);
  if (!position) return null;
  const pixels = readFrame(video);
  const hex = pixels ? hexOf(...meanAround(pixels, position.x, position.y)) : "#000000";
  return { hex, ...position, ratio: frame.height / frame.width };
}

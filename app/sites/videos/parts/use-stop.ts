import { useEffect, useState } from "react";
import { track } from "#app/shell/tracking/track.ts";
import type { WholeFilm } from "../data.server.ts";
import type { FilmDesk } from "../player/film-desk.ts";
import { meanAround, readFrame } from "../player/read-frame.ts";
import { placeInFrame } from "../rules/frame-place.ts";
import { hexOf, type Shade, shadeAt, shadesOfSecond } from "../rules/shade-at.ts";
import { loadShades } from "./load-shades.ts";

/** A shade at which the film stands still. `x` and `y` are px in the stage: from there the colour spreads. */
export interface Stopped {
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
  | { name: "colour"; stopped: Stopped }
  | { name: "failed" };

/** 色を止める: by a touch on the picture, or by the list of the shades that are in this second. */
export function useStop(
  film: Pick<WholeFilm, "pins">,
  desk: Pick<FilmDesk, "video" | "pause" | "play"> | null,
  onStop: (stopped: Stopped) => void,
) {
  const [state, setState] = useState<StopState>({ name: "none" });
  // The shades travel when the film has begun to.
  useEffect(() => {
    if (!desk) return;
    const early = (): void => void loadShades().catch(() => {});
    desk.video.addEventListener("play", early, { once: true });
    return () => desk.video.removeEventListener("play", early);
  }, [desk]);

  // Whoever plays on, by whatever means, has left the colour.
  useEffect(() => {
    if (!desk) return;
    const go = (): void => setState({ name: "none" });
    desk.video.addEventListener("play", go);
    return () => desk.video.removeEventListener("play", go);
  }, [desk]);

  function settle(stopped: Stopped): void {
    setState({ name: "colour", stopped });
    track("video_step");
    navigator.vibrate?.(14);
    onStop(stopped);
  }

  async function touch(x: number, y: number, box: DOMRect): Promise<void> {
    if (!desk) return;
    desk.pause();
    const { video } = desk;
    const atMs = video.currentTime * 1_000;
    const fit = getComputedStyle(video).objectFit === "contain" ? "contain" : "cover";
    const frame = { width: video.videoWidth || 9, height: video.videoHeight || 16 };
    const place = placeInFrame({ x, y }, box, frame, fit);
    if (!place) return void desk.play();
    const pixels = readFrame(video);
    const shades = await loadShades().catch(() => null);
    if (!shades) return setState({ name: "failed" });
    const seen = pixels ? hexOf(...meanAround(pixels, place.x, place.y)) : "#000000";
    const shade = shadeAt(
      shades,
      { hex: seen, ...place, ratio: frame.height / frame.width },
      { pins: film.pins, atMs },
    );
    if (shade) settle({ shade, seen, atMs, x, y });
  }

  async function list(): Promise<void> {
    if (!desk) return;
    desk.pause();
    const pixels = readFrame(desk.video);
    const shades = await loadShades().catch(() => null);
    if (!shades) return setState({ name: "failed" });
    const moment = { pins: film.pins, atMs: desk.video.currentTime * 1_000 };
    setState({ name: "list", shades: shadesOfSecond(shades, pixels?.data ?? new Uint8ClampedArray(), moment) });
  }

  function choose(shade: Shade, box: DOMRect): void {
    if (!desk) return;
    const atMs = desk.video.currentTime * 1_000;
    settle({ shade, seen: shade.hex.toUpperCase(), atMs, x: box.width / 2, y: box.height * 0.6 });
  }

  return { state, touch, list, choose, go: () => void desk?.play(), leave: () => setState({ name: "none" }) };
}

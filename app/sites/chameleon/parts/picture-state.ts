import type { OpenCamera } from "#app/kits/camera/open-camera.ts";
import type { CameraErrorCode } from "#app/kits/i18n/error-messages.ts";
import type { Palette } from "../palette/read-palette.ts";

/** What is on the canvas. */
export type PictureSource = { kind: "sample"; index: number } | { kind: "photo" } | { kind: "shot" };
/** `asking`: the browser asks whether it may. */
export type RearCamera = { step: "off" } | { step: "asking" } | { step: "on"; camera: OpenCamera };
/** Why there is nothing new on the canvas: a camera that refused, a file that is no picture, or a device that cannot. */
export type PictureError = { kind: "camera"; code: CameraErrorCode } | { kind: "broken" } | { kind: "unable" } | null;

/** A picture, its colours, the one that is held; and the camera, which is off unless its button was pressed. */
export interface PictureState {
  source: PictureSource;
  /** Null while its colours are being counted. */
  palette: Palette | null;
  /** Which colour of the palette is held. */
  selectedIndex: number | null;
  rearCamera: RearCamera;
  error: PictureError;
}

export type PictureEvent =
  /** Another picture is on its way: what went wrong before is no longer told. */
  | { type: "request" }
  | { type: "show"; source: PictureSource }
  | { type: "read"; palette: Palette }
  | { type: "fail"; error: PictureError }
  | { type: "select"; index: number | null }
  | { type: "camera"; rearCamera: RearCamera };

export const initialPicture: PictureState = {
  source: { kind: "sample", index: 0 },
  palette: null,
  selectedIndex: null,
  rearCamera: { step: "off" },
  error: null,
};

export function reducePicture(state: PictureState, event: PictureEvent): PictureState {
  switch (event.type) {
    case "request":
      return { ...state, error: null };
    case "show":
      return { ...state, source: event.source, palette: null, selectedIndex: null };
    case "read":
      return { ...state, palette: event.palette };
    case "fail":
      return { ...state, error: event.error };
    case "select":
      return { ...state, selectedIndex: event.index };
    case "camera":
      return { ...state, rearCamera: event.rearCamera };
  }
}

import type { RefObject } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { loadOnce } from "#app/kits/basics/load-once.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type * as CanvasKit from "../canvas/canvas-kit.ts";
import type { Desaturation } from "../canvas/start-desaturation.ts";
import type { Palette } from "../palette/read-palette.ts";
import type { PaletteReader } from "../palette/start-palette-reader.ts";
import type { PictureEvent, PictureSource } from "./picture-state.ts";

type Kit = typeof CanvasKit;
export type TakePicture = (kit: Kit, signal: AbortSignal) => HTMLCanvasElement | Promise<HTMLCanvasElement>;
/** 0–1 from the left and from the top of the picture. */
interface Place {
  x: number;
  y: number;
}

/** The canvas at work. */
interface WorkingCanvas {
  kit: Kit;
  desaturation: Desaturation;
  reader: PaletteReader;
}

interface PictureSessionOptions {
  container: RefObject<HTMLElement | null>;
  dispatch: (event: PictureEvent) => void;
  loadKit?: () => Promise<Kit>;
}

/** Shows pictures and their colours. Nothing is fetched before the first one; it may be begun anew after its end. */
export function createPictureSession({
  container,
  dispatch,
  loadKit = () => import("../canvas/canvas-kit.ts"),
}: PictureSessionOptions) {
  let leaving = new AbortController();
  let lastTurn = 0;
  let picture: HTMLCanvasElement | null = null;

  const canvas = loadOnce(() => startCanvas(container, loadKit, leaving.signal));

  /** Lets all colours leave but this one; null lets them come back. */
  async function select(palette: Palette, index: number | null, at?: Place): Promise<void> {
    dispatch({ type: "select", index });
    const { kit, desaturation } = await canvas.get();
    desaturation.select(index === null ? null : kit.createSelection(palette, index, at));
  }

  return {
    /** Puts a picture on the canvas and counts its colours; of two that come at once the later one stays. */
    async show(source: PictureSource, take: TakePicture): Promise<void> {
      const turn = ++lastTurn;
      const { signal } = leaving;
      const isLate = (): boolean => turn !== lastTurn || signal.aborted;
      dispatch({ type: "request" });
      try {
        const { kit, desaturation, reader } = await canvas.get();
        const taken = await take(kit, signal);
        if (isLate()) return;
        picture = taken;
        desaturation.show(taken);
        dispatch({ type: "show", source });
        const palette = await reader.read(taken);
        if (!isLate()) dispatch({ type: "read", palette });
      } catch (error) {
        if (isAbort(error) || isLate()) return;
        const isBroken = error instanceof DOMException && source.kind === "photo";
        dispatch({ type: "fail", error: { kind: isBroken ? "broken" : "unable" } });
      }
    },
    select,
    /** Holds the colour at a place of the picture; false where there is none. */
    async selectAt(palette: Palette, at: Place): Promise<boolean> {
      if (!picture) return false;
      const { kit } = await canvas.get();
      const index = kit.nearestColour(palette, kit.pixelAt(picture, at.x, at.y));
      if (index === null) return false;
      await select(palette, index, at);
      return true;
    },
    end(): void {
      leaving.abort();
      leaving = new AbortController();
      canvas.drop();
    },
  };
}

async function startCanvas(
  container: PictureSessionOptions["container"],
  loadKit: () => Promise<Kit>,
  signal: AbortSignal,
): Promise<WorkingCanvas> {
  const kit = await loadKit();
  signal.throwIfAborted();
  if (!container.current) throw new Error("the canvas has no place yet");
  const desaturation = kit.startDesaturation(container.current, () => preferences.isMotionReduced(), signal);
  return { kit, desaturation, reader: kit.startPaletteReader(signal) };
}

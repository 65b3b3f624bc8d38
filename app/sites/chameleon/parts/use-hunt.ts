import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { OpenCamera } from "#app/kits/camera/open-camera.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { CameraErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import type { Palette } from "../palette/read-palette.ts";
import type { PaletteReader } from "../palette/ask-palette.ts";
import type { Sample } from "../pictures.server.ts";
import type * as HuntKit from "../stage/hunt-kit.ts";
import type { Drain } from "../stage/start-drain.ts";

/** What is on the stage. */
export type Shown = { kind: "sample"; place: number } | { kind: "photo" } | { kind: "shot" };
/** `asking`: the browser asks whether it may. */
export type Lens = { step: "off" } | { step: "asking" } | { step: "on"; camera: OpenCamera };
/** Why there is nothing new on the stage: a camera that refused, a file that is no picture, or a device that cannot. */
export type Trouble = { kind: "camera"; code: CameraErrorCode } | { kind: "broken" } | { kind: "unable" } | null;

/** The stage at work. */
interface Running {
  kit: typeof HuntKit;
  drain: Drain;
  reader: PaletteReader;
}

/** The stage: a picture, its colours, the one that is held; and the camera, which is off unless its button was pressed. */
export function useHunt(samples: readonly Sample[]) {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const leaving = useRef<AbortController | null>(null);
  const running = useRef<Promise<Running> | null>(null);
  const lensRun = useRef<AbortController | null>(null);
  const picture = useRef<HTMLCanvasElement | null>(null);
  const turn = useRef(0);
  const [shown, setShown] = useState<Shown>({ kind: "sample", place: 0 });
  const [palette, setPalette] = useState<Palette | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [lens, setLens] = useState<Lens>({ step: "off" });
  const [trouble, setTrouble] = useState<Trouble>(null);

  const start = useCallback((): Promise<Running> => {
    leaving.current ??= new AbortController();
    const { signal } = leaving.current;
    running.current ??= import("../stage/hunt-kit.ts").then((kit) => {
      signal.throwIfAborted();
      if (!place.current) throw new Error("the stage is not there yet");
      const drain = kit.startDrain(place.current, () => preferences.isMotionReduced(), signal);
      return { kit, drain, reader: kit.startPaletteReader(signal) };
    });
    // What did not come is asked for again the next time.
    running.current.catch(() => (running.current = null));
    return running.current;
  }, []);

  /** Puts a picture on the stage and counts its colours; of two that come at once the later one stays. */
  const put = useCallback(
    async (
      next: Shown,
      take: (kit: Running["kit"], signal: AbortSignal) => HTMLCanvasElement | Promise<HTMLCanvasElement>,
    ) => {
      const mine = ++turn.current;
      const isLate = (): boolean => mine !== turn.current || leaving.current?.signal.aborted === true;
      setTrouble(null);
      try {
        const { kit, drain, reader } = await start();
        const taken = await take(kit, leaving.current!.signal);
        if (isLate()) return;
        picture.current = taken;
        drain.show(taken);
        setShown(next);
        setHeld(null);
        setPalette(null);
        const read = await reader.read(taken);
        if (!isLate()) setPalette(read);
      } catch (error) {
        if (isAbort(error) || isLate()) return;
        setTrouble({ kind: error instanceof DOMException && next.kind === "photo" ? "broken" : "unable" });
      }
    },
    [start],
  );

  const closeLens = useCallback(() => {
    lensRun.current?.abort();
    lensRun.current = null;
    setLens({ step: "off" });
  }, []);

  const showSample = useCallback(
    (index: number): Promise<void> => {
      closeLens();
      const { hash, name, widths } = samples[index]!.picture;
      const wide = widths.find((width) => width >= 720) ?? widths.at(-1);
      const address = `/assets/v/${hash}/${name}@`;
      return put({ kind: "sample", place: index }, (kit, signal) =>
        kit.takeSample({ avif: `${address}${wide}.avif`, webp: `${address}390.webp` }, samples[index]!.focus, signal),
      );
    },
    [closeLens, put, samples],
  );

  const readPhoto = useCallback(
    (file: Blob): Promise<void> => {
      closeLens();
      track("cam_gate_photo");
      return put({ kind: "photo" }, (kit) => kit.takePhoto(file));
    },
    [closeLens, put],
  );

  /** For `openLens`: the signal of a camera that is being opened, and where to tell what became of it. */
  const beginLens = useCallback(() => {
    closeLens();
    const own = new AbortController();
    lensRun.current = own;
    setTrouble(null);
    setLens({ step: "asking" });
    return {
      signal: own.signal,
      tell(next: Lens, why: Trouble): void {
        if (lensRun.current !== own) return;
        setLens(next);
        if (why) setTrouble(why);
      },
    };
  }, [closeLens]);

  /** Takes what the camera shows; then it is off. */
  const shoot = useCallback(async (): Promise<void> => {
    const film = video.current;
    if (!film || film.videoWidth === 0) return;
    const size = { width: film.videoWidth, height: film.videoHeight };
    const still = await createImageBitmap(film);
    closeLens();
    await put({ kind: "shot" }, (kit) => kit.takePicture(still, size));
    still.close();
  }, [closeLens, put]);

  /** Lets all colours leave but this one; the same one again, or null, lets them come back. */
  const hold = useCallback(
    async (index: number | null, at?: { x: number; y: number }): Promise<void> => {
      if (!palette) return;
      setHeld(index);
      const { kit, drain } = await start();
      drain.hold(index === null ? null : kit.holdOf(palette, index, at));
    },
    [palette, start],
  );

  /** The colour at a place of the picture, held; false where there is none. */
  const holdAt = useCallback(
    async (x: number, y: number): Promise<boolean> => {
      if (!palette || !picture.current) return false;
      const { kit } = await start();
      const index = kit.nearestColour(palette, kit.pixelAt(picture.current, x, y));
      if (index === null) return false;
      await hold(index, { x, y });
      return true;
    },
    [hold, palette, start],
  );

  useEffect(() => {
    leaving.current = new AbortController();
    void showSample(0);
    return () => {
      leaving.current?.abort();
      leaving.current = null;
      lensRun.current?.abort();
      running.current = null;
    };
    // Only once: the first picture stands there already, and becomes alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const setVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  return {
    place,
    setVideo,
    shown,
    palette,
    held,
    lens,
    trouble,
    showSample,
    readPhoto,
    beginLens,
    closeLens,
    shoot,
    hold,
    holdAt,
  };
}

export type Hunt = ReturnType<typeof useHunt>;

import { useCallback, useEffect, useRef, useState } from "react";

/** What the reading needs to know of an open camera. */
interface CameraHandle {
  /** Aborted as soon as the camera is off, whoever switched it off. */
  off: AbortSignal;
}

/** Where the reading stands. `missed`, `broken` and `unable` say why a photograph or the reader gave nothing. */
export type ScanState<Camera extends CameraHandle, Refusal> =
  | { step: "idle" }
  | { step: "asking" }
  | { step: "watching"; camera: Camera; isSlow: boolean }
  | { step: "photo" }
  | { step: "refused"; code: Refusal }
  | { step: "missed" | "broken" | "unable" };

interface ScanOptions<Camera extends CameraHandle, Refusal> {
  /** Thirteen digits that were read twice. */
  onCode: (jan: string) => void;
  /** Opens the camera, straight from the tap. */
  open: (signal: AbortSignal) => Promise<Camera>;
  /** What a camera that did not open is called; null for what is not worth a word. */
  getRefusal: (error: unknown) => Refusal | null;
  /** The camera stays open: `onCode` is told one code after the other, and the same one as long as it is seen. */
  isContinuous?: boolean;
}

/** After so long without a code, help is offered. */
const slowMs = 9_000;

/** Reads a code by camera or photograph, one at a time; both end when the part is left. Nothing leaves the device. */
export function useBarcodeScan<Camera extends CameraHandle, Refusal>({
  onCode,
  open,
  getRefusal,
  isContinuous = false,
}: ScanOptions<Camera, Refusal>) {
  const [state, setState] = useState<ScanState<Camera, Refusal>>({ step: "idle" });
  const video = useRef<HTMLVideoElement>(null);
  const { restart, abort } = useRestartableRun();
  const stop = useCallback(() => {
    abort();
    setState({ step: "idle" });
  }, [abort]);

  async function watch(): Promise<void> {
    const signal = restart();
    setState({ step: "asking" });
    // The reader comes while the browser asks.
    const readerPromise = startReader(signal);
    readerPromise.catch(() => {});
    const camera = await open(signal).catch((error: unknown) => {
      const code = signal.aborted ? null : getRefusal(error);
      if (code !== null) setState({ step: "refused", code });
    });
    if (!camera) return;
    setState({ step: "watching", camera, isSlow: false });
    camera.off.addEventListener("abort", () => !signal.aborted && stop());
    const slow = setTimeout(() => setState({ step: "watching", camera, isSlow: true }), slowMs);
    signal.addEventListener("abort", () => clearTimeout(slow));
    await read(signal, async () => {
      const { reader, scanVideo } = await readerPromise;
      return scanVideo(() => video.current, reader, signal, isContinuous ? tell : null);
    });
  }

  const latest = useRef(onCode);
  useEffect(() => void (latest.current = onCode));
  const tell = (code: string): void => latest.current(code);

  async function readFile(file: File): Promise<void> {
    const signal = restart();
    setState({ step: "photo" });
    await read(signal, async () => {
      const { reader, readPhoto } = await startReader(signal);
      return readPhoto(file, reader);
    });
  }

  async function read(signal: AbortSignal, decode: () => Promise<string | null>): Promise<void> {
    try {
      const code = await decode();
      if (signal.aborted) return;
      if (code === null) return setState({ step: "missed" });
      stop();
      onCode(code);
    } catch (error) {
      if (signal.aborted) return;
      abort();
      setState({ step: isNoPicture(error) ? "broken" : "unable" });
    }
  }

  const setVideo = useCallback((shown: HTMLVideoElement | null) => void (video.current = shown), []);
  return { reading: state, setVideo, watch, readFile, stop };
}

/** One run at a time: the next one ends the one before, and so does leaving the part. */
function useRestartableRun() {
  const run = useRef<AbortController | null>(null);
  const abort = useCallback(() => run.current?.abort(), []);
  useEffect(() => abort, [abort]);
  const restart = (): AbortSignal => {
    abort();
    run.current = new AbortController();
    return run.current.signal;
  };
  return { restart, abort };
}

/** A file that is no picture is refused by name. */
const isNoPicture = (error: unknown): boolean =>
  error instanceof DOMException && /InvalidState|Encoding/.test(error.name);

/** The reader and its worker, fetched when they are wanted. */
async function startReader(signal: AbortSignal) {
  const { startBarcodeReader, readPhoto, scanVideo } = await import("./deferred-reader.ts");
  return { reader: startBarcodeReader(signal), readPhoto, scanVideo };
}

import type { EngineManifest } from "#contracts/engine-manifest.ts";
import { onAbort } from "../basics/abort.ts";
import { downloadAll, type OnProgress } from "./download.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { meshFiles } from "./engine-files.ts";
import type { FaceEngine } from "./face-engine-types.ts";
import { createRequestChannel } from "./request-channel.ts";

interface MeshOptions {
  files: EngineManifest["mesh"];
  numFaces: number;
  onProgress: OnProgress;
}

/** `isVideo`: a frame of a video, after the one before. */
type FrameOrder = { start: { folder: string; numFaces: number } } | { picture: ImageBitmap; isVideo: boolean };

interface FrameAnswer {
  id: number;
  ready?: true;
  faces?: Float32Array[];
  error?: string;
}

/**
 * Starts MediaPipe Face Mesh in a hidden frame of our own origin, whose own policy allows the `eval` it needs. It gives
 * points only. Ends with the signal.
 * @throws FaceEngineError when it does not run here, TypeError without a network
 */
export async function startMesh(
  { files, numFaces, onProgress }: MeshOptions,
  signal: AbortSignal,
): Promise<FaceEngine> {
  await downloadAll(meshFiles(files), onProgress, signal);
  const frame = Object.assign(document.createElement("iframe"), { src: files.frame, hidden: true, title: "" });
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  const loaded = new Promise<void>((resolve, reject) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    // A frame that is taken away loads no more: without this the caller would wait for ever.
    onAbort(signal, () => reject(signal.reason as Error));
  });
  document.body.append(frame);
  const channel = createFrameChannel(frame);
  const removeListener = onAbort(signal, stop);
  function stop(): void {
    removeListener?.();
    channel.stop();
    frame.remove();
  }

  try {
    await loaded;
    await channel.ask({ start: { folder: files.folder, numFaces } }, []);
  } catch (error) {
    stop();
    throw error;
  }
  const detect = async (picture: ImageBitmap, isVideo: boolean): Promise<FaceDetection[]> => {
    const { faces = [] } = await channel.ask({ picture, isVideo }, [picture]);
    return faces.map((landmarks) => ({ landmarks, blendshapes: null, matrix: null }));
  };
  return {
    name: "mesh",
    detectImage: (picture) => detect(picture, false),
    async detectVideo(picture, timeMs) {
      // The frame's canvas takes the picture; a copy stays with its reading.
      const copy = await createImageBitmap(picture);
      return { frame: copy, faces: await detect(picture, true), timeMs };
    },
    stop,
  };
}

/** The answers of the frame, and of nobody else. Returns the channel and its end. */
function createFrameChannel(frame: HTMLIFrameElement) {
  const channel = createRequestChannel<FrameOrder, FrameAnswer>((request, transfer) =>
    frame.contentWindow?.postMessage(request, location.origin, transfer),
  );
  const listening = new AbortController();
  window.addEventListener(
    "message",
    ({ data, origin, source }: MessageEvent<FrameAnswer>) => {
      if (origin === location.origin && source === frame.contentWindow) channel.receive(data);
    },
    { signal: listening.signal },
  );
  return {
    ask: channel.ask,
    stop(): void {
      listening.abort();
      channel.fail("the engine was stopped");
    },
  };
}

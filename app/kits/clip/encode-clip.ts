import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";
import { onAbort } from "../basics/abort.ts";
import { createDrawing } from "../basics/canvas.ts";
import { yieldTurn } from "../basics/time-slicing.ts";
import {
  clipBitsPerSecond,
  clipFrameCount,
  clipFramesPerSecond,
  type ClipScript,
  type OnFrame,
} from "./clip-script.ts";

/** H.264 plays everywhere; the others where a browser has no encoder for it. */
const codecs: VideoCodec[] = ["avc", "vp9", "vp8"];

/**
 * Draws a clip frame by frame and encodes it as fast as the device can: MP4, else WebM.
 * @returns null where the browser has none of the encoders
 * @throws the signal's reason, or what the encoder ran into
 */
export async function encodeClip(script: ClipScript, onFrame: OnFrame, signal: AbortSignal): Promise<Blob | null> {
  const { widthPx: width, heightPx: height, frameCount = clipFrameCount } = script;
  const codec = await getFirstEncodableVideoCodec(codecs, { width, height, bitrate: clipBitsPerSecond });
  signal.throwIfAborted();
  if (!codec) return null;
  const context = createDrawing(width, height, { alpha: false });
  const source = new CanvasSource(context.canvas, { codec, bitrate: clipBitsPerSecond, keyFrameInterval: 1 });
  const target = new BufferTarget();
  const format = codec === "avc" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  output.addVideoTrack(source, { frameRate: clipFramesPerSecond });
  const keep = onAbort(signal, () => void output.cancel());
  try {
    await output.start();
    for (let frame = 0; frame < frameCount; frame++) {
      script.paint(context, frame);
      await source.add(frame / clipFramesPerSecond, 1 / clipFramesPerSecond);
      await yieldTurn();
      signal.throwIfAborted();
      onFrame(frame + 1);
    }
    await output.finalize();
    signal.throwIfAborted();
    if (!target.buffer) throw new Error("the encoder gave no file");
    return new Blob([target.buffer], { type: format.mimeType });
  } catch (error) {
    signal.throwIfAborted();
    await output.cancel().catch(() => {});
    throw error;
  } finally {
    keep();
  }
}

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FaceEngine } from "./face-engine-types.ts";
import { startFaceEngine } from "./start-face-engine.ts";

/** Choose a picture: the points of its faces, and how long the engine took. */
function PointsOfPhoto({ engine: name }: { engine: FaceEngine["name"] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [message, setMessage] = useState("");
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function read(file: File): Promise<void> {
    controller.current?.abort();
    controller.current = new AbortController();
    const begunMs = performance.now();
    const onProgress = (loaded: number, total: number) =>
      setMessage(`${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`);
    const engine = await startFaceEngine({ engines: [name], numFaces: 4, onProgress }, controller.current.signal);
    const picture = await createImageBitmap(file);
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    [element.width, element.height] = [picture.width, picture.height];
    context.drawImage(picture, 0, 0);
    const startedMs = performance.now();
    const faces = await engine.detectImage(picture);
    setMessage(
      `${engine.name}: ${faces.length} faces of ${faces[0]?.landmarks.length ?? 0} numbers, started in ${Math.round(startedMs - begunMs)} ms, read in ${Math.round(performance.now() - startedMs)} ms`,
    );
    context.fillStyle = "#ffb02e";
    for (const { landmarks } of faces)
      for (let i = 0; i < landmarks.length; i += 3)
        context.fillRect(landmarks[i]! * element.width - 1, landmarks[i + 1]! * element.height - 1, 2, 2);
    engine.stop();
  }

  return (
    <div>
      <input
        type="file"
        accept="image/*"
        aria-label={`photo for ${name}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void read(file).catch((error: unknown) => setMessage(String(error)));
        }}
      />
      <output>{message}</output>
      <canvas ref={canvas} width="4" height="3" />
    </div>
  );
}

export const sandboxes: Record<string, () => ReactNode> = {
  "the landmarker reads a photo": () => <PointsOfPhoto engine="landmarker" />,
  "the mesh reads a photo": () => <PointsOfPhoto engine="mesh" />,
};

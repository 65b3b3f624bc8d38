import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Look, LookFinish } from "#contracts/look.ts";
import face1 from "#content/faces/face-1.json";
import face4 from "#content/faces/face-4.json";
import face6 from "#content/faces/face-6.json";
import picture1 from "../ui/pictures/face-1.json";
import picture4 from "../ui/pictures/face-4.json";
import picture6 from "../ui/pictures/face-6.json";
import { loadMakeupAssets } from "./makeup-assets.ts";
import { startMakeupRenderer } from "./makeup-renderer.ts";

const faces = [
  { face: face1, picture: picture1 },
  { face: face4, picture: picture4 },
  { face: face6, picture: picture6 },
] as const;

/** A look on the three model faces. */
function MakeupDemo({ look }: { look: Look }) {
  return (
    <div>
      {faces.map(({ face, picture }) => (
        <FaceCanvas key={picture.name} look={look} landmarks={face.landmarks} picture={picture} />
      ))}
    </div>
  );
}

interface FaceCanvasProps {
  look: Look;
  landmarks: readonly (readonly number[])[];
  picture: { name: string; hash: string };
}

function FaceCanvas({ look, landmarks, picture }: FaceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [message, setMessage] = useState("");
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function paint(): Promise<void> {
      const assets = await loadMakeupAssets(signal);
      const answer = await fetch(`/assets/v/${picture.hash}/${picture.name}@780.avif`, { signal });
      const frame = await createImageBitmap(await answer.blob());
      const element = canvas.current;
      if (signal.aborted || !element) return;
      const makeup = startMakeupRenderer(element, assets, signal);
      if (!makeup) return setMessage("no WebGL2");
      const { width: widthPx, height: heightPx } = frame;
      const lookRegions = [{ look, fromX: 0, toX: 1 }];
      makeup.render({ frame, widthPx, heightPx, faces: [Float32Array.from(landmarks.flat())], lookRegions });
      frame.close();
    }
    paint().catch((error: unknown) => {
      if (!signal.aborted) setMessage(String(error));
    });
    return () => controller.abort();
  }, [look, landmarks, picture]);
  return (
    <>
      <canvas ref={canvas} width="780" height="975" />
      <output>{message}</output>
    </>
  );
}

const lip = (hex: string, finish: LookFinish): Look => ({
  layers: [{ kind: "lip", hex, finish, intensity: 0.95, spread: "full" }],
});
const matte = lip("#B3122A", "matte");
const gloss = lip("#D0425A", "gloss");
const sheer = lip("#C4455F", "sheer");
const glitter = lip("#8A2C57", "glitter");
const evening: Look = {
  layers: [
    { kind: "contour", hex: "#8A5A44", intensity: 0.6 },
    { kind: "blush", hex: "#E07A7A", intensity: 0.7, place: "cheekbone" },
    { kind: "highlight", hex: "#FFF0E0", intensity: 0.6 },
    { kind: "shadow", well: "base", hex: "#C79A86", finish: "satin", intensity: 0.7 },
    { kind: "shadow", well: "main", hex: "#8A4A3C", finish: "pearl", intensity: 0.8 },
    { kind: "shadow", well: "deep", hex: "#4A2320", finish: "matte", intensity: 0.8 },
    { kind: "shadow", well: "light", hex: "#F0D8C8", finish: "pearl", intensity: 0.8 },
    { kind: "liner", hex: "#120C0C", intensity: 0.95, thickness: 0.35, wing: 0.5 },
    { kind: "lashes", hex: "#0C0808", intensity: 0.95, length: 0.5, curl: 0.6, density: 0.6, thickness: 0.5 },
    { kind: "brow", hex: "#5A3A2C", intensity: 0.7 },
    { kind: "lip", hex: "#A81226", finish: "satin", intensity: 0.9, spread: "full" },
    { kind: "lip-line", hex: "#7A0F1E", intensity: 0.5 },
  ],
};

export const sandboxes: Record<string, () => ReactNode> = {
  "a matte lip": () => <MakeupDemo look={matte} />,
  "a glossy lip": () => <MakeupDemo look={gloss} />,
  "a sheer lip": () => <MakeupDemo look={sheer} />,
  "a lip with glitter": () => <MakeupDemo look={glitter} />,
  "everything at once": () => <MakeupDemo look={evening} />,
};

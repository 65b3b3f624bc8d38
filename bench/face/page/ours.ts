import { elementAt } from "#app/kits/basics/element-at.ts";
import { steadyOptions, createSmoother } from "#app/kits/basics/one-euro.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import { createFrameValidator } from "#app/sites/scan/flow/validate-frame.ts";
import { collectFrames } from "#app/sites/scan/rules/collect-frames.ts";
import { liveLimits } from "#app/sites/scan/rules/frame-hints.ts";
import { type BenchPage, loadClip } from "./clip-run.ts";

const facesOfCamera = 4;

/** The whole way of a camera's frame through the scan (flow/scan-live-face.ts), without its pause between two frames. */
const facePage: BenchPage = {
  async runClip(addresses, engineName = "landmarker") {
    const clip = await loadClip(addresses);
    const startedAtMs = performance.now();
    const ending = new AbortController();
    const wish = { engines: [engineName], numFaces: facesOfCamera, onProgress: () => {} };
    const engine = await startFaceEngine(wish, ending.signal);
    const validate = createFrameValidator(liveLimits);
    const collector = collectFrames();
    const smoother = createSmoother(steadyOptions, elementAt(clip, 0).width);
    let found = 0;

    async function oneFrame(picture: ImageBitmap): Promise<void> {
      const nowMs = performance.now();
      const { frame, faces } = await engine.detectVideo(await createImageBitmap(picture), nowMs);
      const [face, ...others] = faces;
      const settled = face ? [{ ...face, landmarks: smoother.smooth(face.landmarks, nowMs) }, ...others] : [];
      validate(frame, settled, false);
      // Every frame is measured, whatever the gates say: the dearest case.
      if (settled[0]) collector.add(settled[0], { widthPx: frame.width, heightPx: frame.height });
      if (collector.ratios()) collector.reset();
      found += faces.length > 0 ? 1 : 0;
      frame.close();
    }

    const framesMs: number[] = [];
    let firstMs = 0;
    for (const picture of clip) {
      const frameAtMs = performance.now();
      await oneFrame(picture);
      if (firstMs === 0) firstMs = performance.now() - startedAtMs;
      else framesMs.push(performance.now() - frameAtMs);
    }
    ending.abort();
    return { firstMs, framesMs, found };
  },
};
Object.assign(globalThis, { facePage });

import { type DrawVerdict, verifyDraw } from "../../../../verifier/verify-draw.mjs";

/** What the worker says of a proof: what came of drawing it again, or null when it is no proof. */
export type VerifyResponse = DrawVerdict | null;

const postToPage = (answer: VerifyResponse): void => self.postMessage(answer, { transfer: [] });

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  verifyDraw(data).then(
    (verdict) => postToPage(verdict),
    () => postToPage(null),
  );
});

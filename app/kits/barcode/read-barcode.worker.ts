import { prepareZXingModule } from "zxing-wasm/reader";
import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";
import { liveLooks, readOnce, readStill } from "./decode.ts";
import type { Pixels } from "./pixels.ts";

/** A picture to read: `still` and, after it, its enlarged middle by every look until two agree; else by the look of this turn alone. */
export interface ReadRequest {
  id: number;
  pixels: Pixels;
  turn: number | "still" | "closer";
}

/** `hasFailed`: the reader itself does not work here. */
export interface ReadAnswer {
  id: number;
  code: string | null;
  hasFailed: boolean;
}

/**
 * A photograph that is not read by then is better taken again: no look is begun after so many ms. A sharp one takes a
 * twentieth of a second; a slow phone gets the time for a blurred one too.
 */
const budgetsMs = { still: 8_000, closer: 2_000 } as const;

// WebAssembly may be compiled only here: this script's own answer carries the policy that allows it.
prepareZXingModule({ overrides: { locateFile: () => new URL(wasmAddress, location.href).href } });

addEventListener("message", ({ data: { id, pixels, turn } }: MessageEvent<ReadRequest>) => {
  const result =
    typeof turn === "string"
      ? readStill(pixels, budgetsMs[turn])
      : readOnce(pixels, liveLooks[turn % liveLooks.length]);
  result.then(
    (code) => postMessage({ id, code, hasFailed: false } satisfies ReadAnswer),
    () => postMessage({ id, code: null, hasFailed: true } satisfies ReadAnswer),
  );
});

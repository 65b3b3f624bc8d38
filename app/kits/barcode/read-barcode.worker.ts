import { prepareZXingModule } from "zxing-wasm/reader";
import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";
import { livePasses, readOnce, readStill } from "./decode.ts";
import type { Pixels } from "./pixels.ts";

/** A picture to read: `still` by every look until two agree, else by the look of this turn alone. */
export interface ReadRequest {
  id: number;
  pixels: Pixels;
  turn: number | "still";
}

/** `hasFailed`: the reader itself does not work here. */
export interface ReadAnswer {
  id: number;
  code: string | null;
  hasFailed: boolean;
}

// WebAssembly may be compiled only here: this script's own answer carries the policy that allows it.
prepareZXingModule({ overrides: { locateFile: () => new URL(wasmAddress, location.href).href } });

addEventListener("message", ({ data: { id, pixels, turn } }: MessageEvent<ReadRequest>) => {
  const result = turn === "still" ? readStill(pixels) : readOnce(pixels, livePasses[turn % livePasses.length]);
  result.then(
    (code) => postMessage({ id, code, hasFailed: false } satisfies ReadAnswer),
    () => postMessage({ id, code: null, hasFailed: true } satisfies ReadAnswer),
  );
});

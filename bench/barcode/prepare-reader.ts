import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { prepareZXingModule } from "zxing-wasm/reader";

/** The reader's WebAssembly from the disk: there is no address to fetch it from here. */
export async function prepareReader(): Promise<void> {
  const file = await readFile(join(import.meta.dirname, "../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm"));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

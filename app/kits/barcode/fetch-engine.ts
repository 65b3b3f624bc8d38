import { startBarcodeReader } from "./barcode-reader.ts";

/** Has the engine fetched and compiled once, by a picture of nothing; the browser keeps both for the reader that follows. */
export async function fetchEngine(signal: AbortSignal): Promise<void> {
  const finished = new AbortController();
  const reader = startBarcodeReader(AbortSignal.any([signal, finished.signal]));
  try {
    await reader.read({ data: new Uint8ClampedArray(4 * 16 * 16).fill(255), width: 16, height: 16 }, 0);
  } finally {
    finished.abort();
  }
}

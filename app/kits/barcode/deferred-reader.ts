// Everything that comes with the first tap, in one file on its way to the phone.
export { startBarcodeReader } from "./barcode-reader.ts";
export { fetchEngine } from "./fetch-engine.ts";
export { readPhoto } from "./read-photo.ts";
export { scanVideo } from "./scan-video.ts";

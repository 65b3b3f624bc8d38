// @vladmandic/face-api with its small detector and 68 points, on the processor by WebAssembly.
import { fromPackage, offer } from "./offer.js";

const faceApi = await fromPackage("@vladmandic/face-api/dist/face-api.esm.js");
const models = "/node_modules/@vladmandic/face-api/model";

offer({
  async start() {
    faceApi.tf.setWasmPaths("/node_modules/@tensorflow/tfjs-backend-wasm/wasm-out/");
    await faceApi.tf.setBackend("wasm");
    await faceApi.tf.ready();
    await faceApi.nets.tinyFaceDetector.loadFromUri(models);
    await faceApi.nets.faceLandmark68Net.loadFromUri(models);
  },
  async detect(canvas) {
    const found = await faceApi.detectAllFaces(canvas, new faceApi.TinyFaceDetectorOptions()).withFaceLandmarks();
    return found.length;
  },
});

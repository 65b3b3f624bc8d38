// @vladmandic/human with what the scan asks for and nothing more: mesh and irises, on the processor by WebAssembly.
import { fromPackage, offer } from "./offer.js";

const { Human } = await fromPackage("@vladmandic/human/dist/human.esm.js");
const off = { enabled: false };
let human = null;

offer({
  async start() {
    human = new Human({
      backend: "wasm",
      wasmPath: "/node_modules/@tensorflow/tfjs-backend-wasm/wasm-out/",
      modelBasePath: "/node_modules/@vladmandic/human/models/",
      // Or it answers with what it saw a frame ago.
      cacheSensitivity: 0,
      filter: off,
      gesture: off,
      body: off,
      hand: off,
      object: off,
      segmentation: off,
      face: {
        enabled: true,
        detector: { rotation: true, maxDetected: 4 },
        mesh: { enabled: true },
        iris: { enabled: true },
        attention: off,
        description: off,
        emotion: off,
        antispoof: off,
        liveness: off,
      },
    });
    await human.load();
  },
  async detect(canvas) {
    const { face } = await human.detect(canvas);
    return face.length;
  },
});

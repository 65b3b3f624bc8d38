import { buildCreature } from "./build-creature.ts";

const model = buildCreature();
const { owners, matter, shine, cover } = model.lit;
postMessage(model, {
  transfer: [owners, matter, shine, cover, model.scalePositions].map(({ buffer }) => buffer as ArrayBuffer),
});

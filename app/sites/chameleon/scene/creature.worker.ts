import { growCreature } from "./grow-creature.ts";

const grown = growCreature();
const { owners, matter, shine, cover } = grown.lit;
postMessage(grown, {
  transfer: [owners, matter, shine, cover, grown.places].map(({ buffer }) => buffer as ArrayBuffer),
});

// What the stage needs, in one file: it comes when the page is alive.
export { startPaletteReader } from "../palette/ask-palette.ts";
export { holdOf } from "./drain.ts";
export { nearestColour } from "./nearest-colour.ts";
export { startDrain } from "./start-drain.ts";
export { pixelAt, takePhoto, takePicture, takeSample } from "./take-picture.ts";

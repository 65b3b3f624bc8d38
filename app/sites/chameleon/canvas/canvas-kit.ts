// What the stage needs, in one file: it comes when the page is alive.
export { startPaletteReader } from "../palette/start-palette-reader.ts";
export { createSelection } from "./desaturation.ts";
export { nearestColour } from "./nearest-colour.ts";
export { startDesaturation } from "./start-desaturation.ts";
export { pixelAt, takePhoto, takePicture, takeSample } from "./take-picture.ts";

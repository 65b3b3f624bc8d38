/** What tools/makeup writes at build, as addresses that never change their content. */
export { default as meshUrl } from "../../generated/makeup/canonical-mesh.bin?url";
export { default as lipsUrl } from "../../generated/makeup/lips.png?url";
export { default as lidsUrl } from "../../generated/makeup/lids.png?url";
export { default as eyesUrl } from "../../generated/makeup/eyes.png?url";
export { default as lightUrl } from "../../generated/makeup/light.png?url";
export { default as contourUrl } from "../../generated/makeup/contour.png?url";
export { default as blushUrl } from "../../generated/makeup/blush.png?url";
export { default as flushUrl } from "../../generated/makeup/flush.png?url";
export { default as glowUrl } from "../../generated/makeup/glow.png?url";

import { readFaceLight } from "#app/kits/makeup/face-light.ts";
import { createSmallPictureReader } from "#app/kits/makeup/small-picture.ts";
import type { WhiteBalanceError } from "#app/kits/makeup/white-balance.ts";
import type { BareFace } from "./bare-face.ts";
import { differencePicture, type FlashError } from "./flash-difference.ts";
import type { FlashFrames } from "./run-flash.ts";
import { measureSkin, type SkinReading } from "./measure-skin.ts";
import { middleColour, readSkinPatches } from "./skin-patches.ts";
import { eyesWhite, paperWhite, screenWhite } from "./white-reference.ts";

/** Why a face could not be measured: its paper, the screen's light, the white of its eyes, or too little skin. */
export type SkinError = WhiteBalanceError | FlashError | "eyes" | "hidden";

/** What is known of the light besides the face: RGBA rows of white paper, or the frames of a flash. */
export type LightClue = { paper: Uint8ClampedArray } | { flash: FlashFrames } | null;

/** Enough px for patches of skin and the white of an eye. */
const facePx = 256;

/** No skin is so light beside white paper, L*. */
const whiterThanSkin = 88;

/** Measures the skin of a face. Browser only. */
export function measureFace({ picture, landmarks }: BareFace, clue: LightClue): SkinReading | { error: SkinError } {
  const read = createSmallPictureReader(facePx);
  const small = read(picture, landmarks);
  if (clue && "flash" in clue) {
    const { before, white, after, grey } = clue.flash;
    const lit = differencePicture({
      before: read(before, landmarks),
      white: read(white, landmarks),
      after: read(after, landmarks),
      grey: read(grey, landmarks),
    });
    if ("error" in lit) return lit;
    const reference = screenWhite(lit.picture, landmarks);
    const reading = reference && measureSkin(lit.picture, landmarks, reference);
    if (!reference) return { error: "eyes" };
    // What is shown afterwards is the face in the light of the room.
    const patches = readSkinPatches(small, landmarks);
    return reading && patches.length > 0 ? { ...reading, inPicture: middleColour(patches) } : { error: "hidden" };
  }
  const byEyes = measureSkin(small, landmarks, eyesWhite(readFaceLight(small, landmarks)));
  if (!clue) return byEyes ?? { error: "hidden" };
  const reference = paperWhite(clue.paper);
  if ("error" in reference) return reference;
  const reading = measureSkin(small, landmarks, reference);
  // Beside its own colour, or a grey shirt, a skin would be white: that was no paper.
  if (reading && reading.tone.lab.l < whiterThanSkin) return reading;
  return { error: byEyes ? "not-white" : "hidden" };
}

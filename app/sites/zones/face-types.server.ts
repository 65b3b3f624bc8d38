import type { FaceType } from "#contracts/face-type.ts";
import type { MasterData } from "#contracts/master-data.ts";

const lineFaces = import.meta.glob<{ file: string }>("../../kits/ui/pictures/line-face-*.json", {
  eager: true,
  import: "default",
});

/** A starting point as zone 2 shows it. */
export interface PortraitType {
  code: FaceType["code"];
  kanji: string;
  reading: string;
  impression: string;
  /** Address of its line-drawn face, an SVG of 400 × 500. */
  lineFace: string;
}

/** The eight starting points; which of them hangs there is the visitor's. */
export const portraitTypes = ({ faceTypes }: Pick<MasterData, "faceTypes">): PortraitType[] =>
  faceTypes.map(({ code, kanji, reading, impressions }) => ({
    code,
    kanji,
    reading,
    impression: impressions.ja,
    lineFace: `/assets/v/${lineFaces[`../../kits/ui/pictures/line-face-${code}.json`]?.file ?? ""}`,
  }));

import { elementAt } from "#app/kits/basics/element-at.ts";
import type { LoaderFunctionArgs } from "react-router";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { type ScanPage, scanLoader } from "./data.server.ts";

interface FaceFile {
  landmarks: [number, number, number][];
}

const pictures = import.meta.glob<PictureData>("../../kits/ui/pictures/face-{?,10}.json", {
  eager: true,
  import: "default",
});
const files = import.meta.glob<FaceFile>("../../../content/faces/face-{?,10}.json", { eager: true, import: "default" });

/** The face of the first view, and where the twelve stars of a type stand on it (parts of the picture). */
export interface HeroFace {
  picture: PictureData;
  stars: [x: number, y: number][];
  lines: readonly (readonly [number, number])[];
}

export interface ScanLanding extends ScanPage {
  hero: HeroFace | null;
}

/** The type whose constellation stands on the first view: it reaches from brow to chin. */
const heroType = "KIKA";

/** The first view's face stands on its own data; what follows is in the page as well, so that it needs no network. */
export async function loadLanding(args: LoaderFunctionArgs): Promise<ScanLanding> {
  const page = await scanLoader(args);
  return { ...page, hero: heroFace(page) };
}

/** The first model face that has been measured. */
function heroFace({ types }: ScanPage): HeroFace | null {
  const constellation = types.find(({ code }) => code === heroType)?.constellation;
  const [found] = Object.entries(files);
  const picture = found && pictures[found[0].replace("../../../content/faces/", "../../kits/ui/pictures/")];
  if (!found || !picture || !constellation) return null;
  const { landmarks } = found[1];
  const stars = constellation.points.map((index): [number, number] => [
    elementAt(landmarks, index)[0],
    elementAt(landmarks, index)[1],
  ]);
  // Below the veil nobody sees more than 780 px, and the pores of 1080 would be the heaviest thing of the first view.
  const widths = picture.widths.filter((width) => width <= 780);
  return { picture: { ...picture, widths }, stars, lines: constellation.lines };
}

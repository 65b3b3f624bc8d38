import type { ShadeList } from "#contracts/video-bookmarks.ts";
import type { MasterData } from "#contracts/master-data.ts";

/** Every product with a colour that is or was on sale, in the order of the catalogue. */
export const listShades = ({ products }: Pick<MasterData, "products">): ShadeList =>
  products.flatMap(({ id, names, shade, line, state }) =>
    shade && state !== "coming" ? [[id, names.ja, shade.hex, line] as const].map((row) => [...row]) : [],
  );

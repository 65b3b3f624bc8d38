import type { ShadeBook } from "#contracts/film-desk.ts";
import type { MasterData } from "#contracts/master-data.ts";

/** Every product with a colour that is or was on the shelf, in the order of the catalogue. */
export const shadeBookOf = ({ products }: Pick<MasterData, "products">): ShadeBook =>
  products.flatMap(({ id, names, shade, line, state }) =>
    shade && state !== "coming" ? [[id, names.ja, shade.hex, line] as const].map((row) => [...row]) : [],
  );

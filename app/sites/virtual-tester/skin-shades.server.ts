import type { MasterData } from "#contracts/master-data.ts";
import type { Product } from "#contracts/product.ts";
import type { SkinShades } from "./contract.ts";

/** What a measured skin is compared with, and what may be suggested for it: as far as it can be bought. */
export function skinShadesOf({ products }: Pick<MasterData, "products">): SkinShades {
  const available = products.filter(({ state }) => state === "on-sale" || state === "limited");
  const linesOf = (line: Product["line"], covers: (finish: string) => boolean) =>
    available.flatMap(({ id, line: ownLine, number, names, shade }) =>
      ownLine === line && shade && covers(shade.finish) ? [{ id, number, name: names.ja, hex: shade.hex }] : [],
    );
  return {
    // A primer of pearl or a sheer powder lets the skin through: it has no colour that a skin could match.
    bases: linesOf("base", (finish) => finish === "satin" || finish === "matte"),
    lips: linesOf("lip", () => true),
    shadows: linesOf("shadow", () => true),
  };
}

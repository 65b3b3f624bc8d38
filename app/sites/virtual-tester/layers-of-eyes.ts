import type { LookLayer } from "#contracts/look.ts";
import type { EyeCatalogue } from "./contract.ts";
import { type EyeAmounts, lashLayer, lineLayer, paletteLayers } from "./rules/eye-layers.ts";
import type { EyeSelection } from "./rules/eye-query.ts";

/** The layers of what the eyes wear; what the catalogue does not have is left out. */
export function layersOfEyes(
  { lids, lashes, line }: EyeSelection,
  { shadows, mascaras, liners }: Pick<EyeCatalogue, "shadows" | "mascaras" | "liners">,
  amounts: EyeAmounts,
): LookLayer[] {
  const [base, main, deep, light] = lids.map((id) => shadows.find((one) => one.id === id) ?? null);
  const brush = mascaras.find(({ id }) => id === lashes);
  const pen = liners.find(({ id }) => id === line);
  return [
    ...paletteLayers({ base, main, deep, light }, amounts.lids),
    ...(pen ? [lineLayer(pen, amounts.line)] : []),
    ...(brush ? [lashLayer(brush, amounts.lashes)] : []),
  ];
}

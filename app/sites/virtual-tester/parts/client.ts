import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { myPalettesSchema } from "#contracts/palette-api.ts";
import { lashesOf } from "#contracts/mascara-lashes.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import { myMascarasSchema } from "#contracts/mascara.ts";
import { type MonsterInfo, monsterInfoSchema, type EyeCatalogue, eyeCatalogueSchema } from "../contract.ts";
import { customMascaraId } from "../rules/eye-query.ts";

/** Who lives in a shade. Throws ApiError. */
export const fetchMonsterInfo = (shadeId: string, signal: AbortSignal): Promise<MonsterInfo> =>
  apiFetch(`/api/virtual-tester/shades/${shadeId}`, { signal, schema: monsterInfoSchema });

/** What may be worn on the eyes. Throws ApiError. */
export const fetchEyeCatalogue = (signal: AbortSignal): Promise<EyeCatalogue> =>
  apiFetch("/api/virtual-tester/eyes", { signal, schema: eyeCatalogueSchema });

/** What the visitor made: palettes of desires, and mascaras. */
export type MyEyeMakeup = Pick<EyeCatalogue, "palettes" | "mascaras">;

/** How a mascara of the visitor's own is named in the list. */
export interface MyMascaraText {
  /** In the place of a number. */
  mark: string;
  words: string;
}

/**
 * The visitor's own palettes (yoku) and mascaras (mcm), the newest first; what cannot be loaded is left out, because the brand's
 * catalogue is there without it. The mascara of the address belongs to them, whoever made it.
 */
export async function fetchMyEyeMakeup(
  lashes: string | null,
  text: MyMascaraText,
  signal: AbortSignal,
): Promise<MyEyeMakeup> {
  const [palettes, mascaras] = await Promise.allSettled([
    apiFetch("/api/yoku/mine", { signal, schema: myPalettesSchema }),
    apiFetch("/api/mcm/mine", { signal, schema: myMascarasSchema }),
  ]);
  signal.throwIfAborted();
  const myMascaras = mascaras.status === "fulfilled" ? mascaras.value.items : [];
  const linkedMascara =
    lashes !== null && !myMascaras.some(({ code }) => customMascaraId(code) === lashes) ? brushOf(lashes, text) : null;
  return {
    palettes:
      palettes.status === "fulfilled"
        ? palettes.value.palettes.map(({ id, name, pans }) => ({ id, name, wells: pans.map(({ shadow }) => shadow) }))
        : [],
    mascaras: [
      ...myMascaras.flatMap(({ code, name }) => brushOf(customMascaraId(code), { ...text, mark: name.ja }) ?? []),
      ...(linkedMascara ? [linkedMascara] : []),
    ],
  };
}

/** A mascara that a visitor made, as the catalogue has them; null for what is no recipe. */
function brushOf(id: string, { mark, words }: MyMascaraText): EyeCatalogue["mascaras"][number] | null {
  const recipe = parseRecipe(id.slice(customMascaraId("").length));
  if (typeof recipe !== "object") return null;
  const { hex, length, curl, density, thickness } = lashesOf(recipe);
  return { id, number: "", name: mark, words, hex, length, curl, density, thickness };
}

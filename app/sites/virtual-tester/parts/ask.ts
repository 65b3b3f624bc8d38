import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ownPalettesSchema } from "#contracts/desire-works.ts";
import { lashesOf } from "#contracts/mascara-lashes.ts";
import { readRecipe } from "#contracts/mascara-recipe.ts";
import { ownMascarasSchema } from "#contracts/mascara-works.ts";
import { type Company, companySchema, type EyeShelf, eyeShelfSchema } from "../contract.ts";
import { ownMascaraId } from "../rules/eye-address.ts";

/** Who lives in a shade. Throws ApiError. */
export const askCompany = (shadeId: string, signal: AbortSignal): Promise<Company> =>
  apiFetch(`/api/virtual-tester/shades/${shadeId}`, { signal, schema: companySchema });

/** What may be worn on the eyes. Throws ApiError. */
export const askEyeShelf = (signal: AbortSignal): Promise<EyeShelf> =>
  apiFetch("/api/virtual-tester/eyes", { signal, schema: eyeShelfSchema });

/** What the visitor made: palettes of desires, and mascaras. */
export type OwnEyes = Pick<EyeShelf, "palettes" | "mascaras">;

/** How a thing of one's own is told on the shelf. */
export interface OwnWords {
  /** In the place of a number. */
  mark: string;
  words: string;
}

/**
 * The visitor's own palettes (yoku) and mascaras (mcm), the newest first; what cannot be read is left out, because the shelf of
 * the house is there without it. The mascara of the address belongs to them, whoever made it.
 */
export async function askOwnEyes(lashes: string | null, told: OwnWords, signal: AbortSignal): Promise<OwnEyes> {
  const [palettes, mascaras] = await Promise.allSettled([
    apiFetch("/api/yoku/mine", { signal, schema: ownPalettesSchema }),
    apiFetch("/api/mcm/mine", { signal, schema: ownMascarasSchema }),
  ]);
  signal.throwIfAborted();
  const made = mascaras.status === "fulfilled" ? mascaras.value.items : [];
  const worn =
    lashes !== null && !made.some(({ code }) => ownMascaraId(code) === lashes) ? brushOf(lashes, told) : null;
  return {
    palettes:
      palettes.status === "fulfilled"
        ? palettes.value.palettes.map(({ id, name, pans }) => ({ id, name, wells: pans.map(({ shadow }) => shadow) }))
        : [],
    mascaras: [
      ...made.flatMap(({ code, name }) => brushOf(ownMascaraId(code), { ...told, mark: name.ja }) ?? []),
      ...(worn ? [worn] : []),
    ],
  };
}

/** A mascara of somebody's own making as the shelf has them; null for what is no recipe. */
function brushOf(id: string, { mark, words }: OwnWords): EyeShelf["mascaras"][number] | null {
  const recipe = readRecipe(id.slice(ownMascaraId("").length));
  if (typeof recipe !== "object") return null;
  const { hex, length, curl, density, thickness } = lashesOf(recipe);
  return { id, number: "", name: mark, words, hex, length, curl, density, thickness };
}

import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { myPalettesSchema } from "#contracts/palette-api.ts";
import { myMascarasSchema } from "#contracts/mascara.ts";
import {
  type MonsterInfo,
  monsterInfoSchema,
  type EyeCatalogue,
  eyeCatalogueSchema,
  type SkinShades,
  skinShadesSchema,
} from "../contract.ts";
import { customBrushOf, type MyMascaraText } from "../custom-brush.ts";
import { customMascaraId } from "../rules/eye-query.ts";

/** Who lives in a shade. Throws ApiError. */
export const fetchMonsterInfo = (shadeId: string, signal: AbortSignal): Promise<MonsterInfo> =>
  apiFetch(`/api/virtual-tester/shades/${shadeId}`, { signal, schema: monsterInfoSchema });

/** What may be worn on the eyes. Throws ApiError. */
export const fetchEyeCatalogue = (signal: AbortSignal): Promise<EyeCatalogue> =>
  apiFetch("/api/virtual-tester/eyes", { signal, schema: eyeCatalogueSchema });

/** What a measured skin is compared with. Throws ApiError. */
export const fetchSkinShades = (signal: AbortSignal): Promise<SkinShades> =>
  apiFetch("/api/virtual-tester/skin-shades", { signal, schema: skinShadesSchema });

/** What the visitor made: palettes of desires, and mascaras. */
export type MyEyeMakeup = Pick<EyeCatalogue, "palettes" | "mascaras">;

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
    lashes !== null && !myMascaras.some(({ code }) => customMascaraId(code) === lashes)
      ? customBrushOf(lashes, text)
      : null;
  return {
    palettes:
      palettes.status === "fulfilled"
        ? palettes.value.palettes.map(({ id, name, pans }) => ({ id, name, wells: pans.map(({ shadow }) => shadow) }))
        : [],
    mascaras: [
      ...myMascaras.flatMap(({ code, name }) => customBrushOf(customMascaraId(code), { ...text, mark: name.ja }) ?? []),
      ...(linkedMascara ? [linkedMascara] : []),
    ],
  };
}

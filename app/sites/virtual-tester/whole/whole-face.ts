import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { loadOnce } from "#app/kits/basics/load-once.ts";
import { type AppliedLayer, formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import { type CatalogueLook, type FaceCatalogue, faceCatalogueSchema } from "../contract.ts";
import { panRoles } from "../rules/eye-layers.ts";
import { type EyeSelection, parseEyeQuery } from "../rules/eye-query.ts";
import { lookAlike } from "../rules/look-alike.ts";
import { kindsInAddress, replaceKind, strengthOf, withoutKinds, withStrength } from "../rules/whole-look.ts";

/** A look of the house with the layers of its code. */
export interface HouseLook extends CatalogueLook {
  applied: readonly AppliedLayer[];
}

/** What reads and writes whole faces. It comes with the catalogue, when the first one is worn or looked for. */
export type WholeFace = ReturnType<typeof createWholeFace>;

// One and the same for all who ask; what did not come is asked for again.
const face = loadOnce(async () =>
  createWholeFace(await apiFetch("/api/virtual-tester/looks", { schema: faceCatalogueSchema })),
);

/** Loads the catalogue, once. Throws ApiError. */
export const loadWholeFace = (): Promise<WholeFace> => face.get();

const isLip = (id: string): boolean => /^(lip|tint)-/.test(id);

/** The tools for one catalogue. */
export function createWholeFace(catalogue: FaceCatalogue) {
  const productOf = (id: string) => catalogue.products.find((product) => product.id === id) ?? null;
  const read = (code: string | null): AppliedLayer[] =>
    (code === null ? null : parseLookCode(code, (id) => productOf(id)?.hex ?? null)) ?? [];
  const looks: readonly HouseLook[] = catalogue.looks.map((look) => ({ ...look, applied: read(look.code) }));

  /** The address with this look; null where it is longer than an address may be. */
  function write(query: URLSearchParams, applied: readonly AppliedLayer[]): URLSearchParams | null {
    const next = new URLSearchParams(query);
    if (applied.length === 0) {
      next.delete("look");
      return next;
    }
    const code = formatLookCode(applied);
    if (code !== null) next.set("look", code);
    return code === null ? null : next;
  }

  return {
    catalogue,
    looks,
    productOf,
    /** A lip or a tint; undefined for what is none. */
    lipOf: (id: string) => (isLip(id) ? (productOf(id) ?? undefined) : undefined),
    /** All of them, as lips wear them. */
    lips: catalogue.products.filter(({ id }) => isLip(id)),
    write,
    replaceKind,
    withoutKinds,
    strengthOf,
    withStrength,
    /** What the code says, and of it what the address does not say otherwise. @param shadeId a shade that there is */
    readAddress(query: URLSearchParams, shadeId: string | null) {
      const all = read(query.get("look"));
      const namedKinds = kindsInAddress({ ...parseEyeQuery(query), shadeId });
      return { isLook: all.length > 0, layers: withoutKinds(all, namedKinds) };
    },
    /** The things on the eyes where the address names none: those of the code, as far as a shelf has them. */
    fillEyes(named: EyeSelection, layers: readonly AppliedLayer[]): EyeSelection {
      const idOf = (fits: (layer: LookLayer) => boolean): string | null =>
        layers.findLast(({ layer }) => fits(layer))?.productId ?? null;
      return {
        lids: named.lids.map((id, i) => id ?? idOf((layer) => layer.kind === "shadow" && layer.well === panRoles[i])),
        lashes: named.lashes ?? idOf(({ kind }) => kind === "lashes"),
        line: named.line ?? idOf(({ kind }) => kind === "liner"),
      };
    },
    /** The look that is on as it was made, and the one this face started from. */
    nameOf(applied: readonly AppliedLayer[]): { exact: HouseLook | null; start: HouseLook | null } {
      const code = formatLookCode(applied);
      const exact = looks.find((look) => look.code === code) ?? null;
      return { exact, start: exact ?? lookAlike(applied, looks) };
    },
  };
}

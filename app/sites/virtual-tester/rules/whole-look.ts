import type { AppliedLayer } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import { lookKinds } from "#contracts/look-values.ts";

type Kind = LookLayer["kind"];

/** The layers of which an address says by parameters of their own (`s`, `e`, `m`, `l`) what is worn. */
export function kindsInAddress({ shadeId, lids, lashes, line }: NamedParts): Kind[] {
  return [
    ...(shadeId === null ? [] : ["lip" as const]),
    ...(lids.some((id) => id !== null) ? ["shadow" as const] : []),
    ...(lashes === null ? [] : ["lashes" as const]),
    ...(line === null ? [] : ["liner" as const]),
  ];
}

/** What an address names one by one; null is nothing. */
export interface NamedParts {
  /** A shade that there is. */
  shadeId: string | null;
  lids: readonly (string | null)[];
  lashes: string | null;
  line: string | null;
}

/** A look without the layers of some kinds. */
export const withoutKinds = (applied: readonly AppliedLayer[], kinds: readonly Kind[]): AppliedLayer[] =>
  applied.filter(({ layer }) => !kinds.includes(layer.kind));

/** The same look with other layers of one kind, in the order in which a hand would put them on. */
export function replaceKind(
  applied: readonly AppliedLayer[],
  kind: Kind,
  next: readonly AppliedLayer[],
): AppliedLayer[] {
  return [...withoutKinds(applied, [kind]), ...next].toSorted(
    (a, b) => lookKinds.indexOf(a.layer.kind) - lookKinds.indexOf(b.layer.kind),
  );
}

/** How strongly a part is worn, 0 to 1: as its strongest layer. Null where it is bare. */
export function strengthOf(applied: readonly AppliedLayer[], kind: Kind): number | null {
  const all = applied.filter(({ layer }) => layer.kind === kind).map(({ layer }) => layer.intensity);
  return all.length > 0 ? Math.max(...all) : null;
}

/** A part worn as strongly as that, its layers to one another as before; in twentieths, as codes hold them. */
export function withStrength(applied: readonly AppliedLayer[], kind: Kind, strength: number): AppliedLayer[] {
  const strongest = strengthOf(applied, kind);
  if (!strongest) return [...applied];
  return applied.map((one) =>
    one.layer.kind === kind ? withIntensity(one, toStep((one.layer.intensity * strength) / strongest)) : one,
  );
}

const steps = 20;
const toStep = (amount: number): number => Math.min(steps, Math.max(1, Math.round(amount * steps))) / steps;

const withIntensity = ({ productId, layer }: AppliedLayer, intensity: number): AppliedLayer => ({
  productId,
  layer: { ...layer, intensity },
});

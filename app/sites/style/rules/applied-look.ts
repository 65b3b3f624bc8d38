import type { AppliedLayer } from "#contracts/look-code.ts";
import type { TwoFacesLook } from "#contracts/two-faces.ts";

/** A look of one hour as it is worn: its lips are a product of the catalogue, all else is a colour of its own. */
export const appliedLook = ({ lipProductId, layers }: Pick<TwoFacesLook, "lipProductId" | "layers">): AppliedLayer[] =>
  layers.map((layer) => ({ productId: layer.kind === "lip" ? lipProductId : null, layer }));

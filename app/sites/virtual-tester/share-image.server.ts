import { lookDrawing } from "#app/kits/drawn-face/look-drawing.server.ts";
import { formatLookCode, parseLookCode, type AppliedLayer } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Product } from "#contracts/product.ts";
import type { CardOf, ShareCard } from "#server/modules/share-images/share-card.ts";
import { customBrushOf } from "./custom-brush.ts";
import { eyeCatalogueOf } from "./eye-catalogue.server.ts";
import { layersOfEyes } from "./layers-of-eyes.ts";
import { type LookCard, parseLookCard } from "./look-card.ts";
import { appliedLipLayerOf } from "./parts/applied-makeup.ts";

/** Who wears it on a share picture: an even face, so that one sees the colours. */
const face = "ONTO";

/** The share picture of a look: what it is called, and a drawn face that wears all of it. Nobody's face. */
export const shareCard: CardOf = (id, { master }) => {
  const card = parseLookCard(id);
  const look = card && lookOf(card, master);
  const product = card && master.products.find((one) => one.id === card.shadeId);
  if (!card || !look || (card.shadeId !== null && !isLipShade(product))) return null;
  const named = [...eyesOf(card, master), ...lipsOf(card, product)];
  const layers = [...look.filter((one) => !isNamed(card, one)).map(({ layer }) => layer), ...named];
  const words = isLipShade(product) ? wordsOfShade(product) : wordsOfLook(card, look, master);
  return { lang: "ja", ...words, drawing: lookDrawing(face, [layers]) };
};

const isLipShade = (
  product: Product | null | undefined,
): product is Product & { shade: NonNullable<Product["shade"]> } =>
  product?.shade != null && (product.line === "lip" || product.line === "tint");

type Words = Pick<ShareCard, "kicker" | "title" | "line" | "shade">;

const wordsOfShade = ({ line, names, description, shade }: Product): Words => ({
  kicker: line === "lip" ? "試し塗り" : "重ね塗り",
  title: names.ja,
  line: description,
  ...(shade && { shade: shade.hex }),
});

/** A look of the house by its name; any other by what is on its lips, and how many colours it takes. */
function wordsOfLook({ look }: LookCard, applied: readonly AppliedLayer[], master: MasterData): Words {
  const ours = master.makeupLooks.find((one) => formatLookCode(one.applied) === look);
  const lip = applied.findLast(({ layer }) => layer.kind === "lip");
  const lipName = master.products.find(({ id }) => id === lip?.productId)?.names.ja;
  const colours = new Set(applied.map(({ layer }) => layer.hex)).size;
  return {
    kicker: "試し塗り",
    title: ours?.names.ja ?? lipName ?? "顔まるごと",
    line: ours?.line ?? `${colours}色で、ひとつの顔。`,
    ...(lip && { shade: lip.layer.hex }),
  };
}

/** The layers of the whole look, none without one; null where it asks for what the catalogue does not have. */
const lookOf = ({ look }: LookCard, { products }: MasterData): AppliedLayer[] | null =>
  look === null ? [] : parseLookCode(look, (id) => products.find((one) => one.id === id)?.shade?.hex ?? null);

/** What the address names by itself takes the place of the look's. */
function isNamed({ shadeId, eyes }: LookCard, { layer: { kind } }: AppliedLayer): boolean {
  if (kind === "lip") return shadeId !== null;
  if (kind === "shadow") return eyes.lids.some((lid) => lid !== null);
  if (kind === "lashes") return eyes.lashes !== null;
  return kind === "liner" && eyes.line !== null;
}

const lipsOf = ({ makeup }: LookCard, product: Product | null | undefined): LookLayer[] =>
  makeup.isLipOff || !isLipShade(product) ? [] : [appliedLipLayerOf(product.shade, makeup, product.line === "tint")];

function eyesOf({ eyes, makeup }: LookCard, master: MasterData): LookLayer[] {
  const catalogue = eyeCatalogueOf(master);
  const custom = eyes.lashes === null ? null : customBrushOf(eyes.lashes, { mark: "", words: "" });
  return layersOfEyes(
    eyes,
    { ...catalogue, mascaras: [...catalogue.mascaras, ...(custom ? [custom] : [])] },
    makeup.amounts,
  );
}

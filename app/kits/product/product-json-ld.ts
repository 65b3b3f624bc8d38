import type { Product } from "#contracts/product.ts";
import { finishLabel, lineLabel } from "./product-labels.ts";

/**
 * A product for search engines (schema.org/Product), with what it costs and where. All addresses are absolute.
 * @param at.isSample nobody sells it: then nothing is offered, for its price is none
 */
export function createProductJsonLd(
  product: Product,
  at: { url: string; shopUrl: string | null; imageUrl: string | null; isSample: boolean },
): Record<string, unknown> {
  const { names, number, description, jan, line, shade, priceYen, state, releasedOn } = product;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": at.url,
    url: at.url,
    name: `${lineLabel(line)} ${number} ${names.ja}`,
    description,
    // An in-store number: it has the form of a GTIN and is none outside this shop.
    sku: jan,
    category: lineLabel(line),
    brand: { "@type": "Brand", name: "KATE ZONE" },
    releaseDate: releasedOn,
    ...(at.imageUrl && { image: at.imageUrl }),
    ...(shade && {
      color: shade.hex,
      additionalProperty: { "@type": "PropertyValue", name: "質感", value: finishLabel(shade.finish) },
    }),
    ...(!at.isSample && {
      offers: {
        "@type": "Offer",
        url: at.shopUrl ?? at.url,
        price: priceYen,
        priceCurrency: "JPY",
        availability: `https://schema.org/${availability[state]}`,
        ...(state === "coming" && { availabilityStarts: releasedOn }),
      },
    }),
  };
}

const availability: Record<Product["state"], string> = {
  "on-sale": "InStock",
  limited: "LimitedAvailability",
  ended: "Discontinued",
  coming: "PreOrder",
};

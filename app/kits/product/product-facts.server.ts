import { indexProductFacts } from "#server/modules/products/product-facts-index.ts";
import { parseProductFacts } from "#server/modules/products/parse-product-facts.ts";

// Some hundred kilobytes of text: they stay on the server, a page gets the facts it shows.
const files = import.meta.glob("../../../content/product-facts/**/*.json", { eager: true, import: "default" });

/** What editors wrote of all products, checked and put together once. */
export const productFacts = indexProductFacts(parseProductFacts(files));

/** Whether the products are samples, which nobody sells; a brand's own facts say nothing of the kind. */
export const areSamples = productFacts.sampleNotice !== null;

import * as v from "valibot";
import { shopIdSchema } from "./shop.ts";
import { productIdSchema } from "./product.ts";
import { momentSchema } from "./visitor.ts";

/** What a shop has of a product. `unknown` is never written: it is what is told where nothing was, or too long ago. */
export const stockStates = ["in-stock", "few", "none"] as const;
export type StockState = (typeof stockStates)[number] | "unknown";

/** The stock file of a brand (setting STOCK_FILE): what its tills said, and when that was read. */
export const shopStockSchema = v.strictObject({
  readAt: momentSchema,
  stock: v.pipe(
    v.array(v.strictObject({ shopId: shopIdSchema, productId: productIdSchema, state: v.picklist(stockStates) })),
    v.maxLength(500_000),
  ),
});
export type ShopStock = v.InferOutput<typeof shopStockSchema>;

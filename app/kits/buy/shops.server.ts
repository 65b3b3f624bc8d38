import * as v from "valibot";
import { shopSchema, type Shop } from "#contracts/shop.ts";

const files = import.meta.glob("../../../content/shops/*.json", { eager: true, import: "default" });

/** The shops of `content/shops`, in the order of their kana; they stay on the server, a page gets those it shows. */
export const shops: readonly Shop[] = Object.values(files)
  .flatMap((list) => v.parse(v.array(shopSchema), list))
  .toSorted((a, b) => (a.kana < b.kana ? -1 : 1));

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Product, productSchema } from "#contracts/product.ts";
import { type Settings, SettingsError } from "../../platform/settings.ts";

type FeedSettings = Pick<Settings, "productsDir">;

const feeds = new WeakMap<FeedSettings, readonly Product[]>();

/**
 * The products of the folder that PRODUCTS_DIR names, read once for the settings of a zone: a new feed is a new start.
 * Null: nothing is set, the shelf holds the products of the content.
 * @throws SettingsError naming file, place and fault where a product breaks its contract or stands there twice
 */
export function readProductFeed(settings: FeedSettings): readonly Product[] | null {
  const { productsDir: folder } = settings;
  if (folder === null) return null;
  const known = feeds.get(settings);
  if (known) return known;
  const products = listFiles(folder).flatMap((file) => readFile(folder, file));
  if (products.length === 0) throw new SettingsError([`PRODUCTS_DIR: there are no products in ${folder}`]);
  requireUnique(products);
  feeds.set(settings, products);
  return products;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .toSorted();
  } catch {
    throw new SettingsError([`PRODUCTS_DIR: there is no folder ${folder}`]);
  }
}

function readFile(folder: string, file: string): Product[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(join(folder, file), "utf8"));
  } catch {
    throw new SettingsError([`PRODUCTS_DIR: ${file} is not JSON`]);
  }
  const checked = v.safeParse(v.array(productSchema), parsed, { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new SettingsError([`PRODUCTS_DIR: ${file} ${v.getDotPath(issue) ?? ""}: ${issue.message}`]);
}

function requireUnique(products: readonly Product[]): void {
  for (const field of ["id", "jan"] as const) {
    const seen = new Set<string>();
    for (const product of products) {
      if (seen.has(product[field]))
        throw new SettingsError([`PRODUCTS_DIR: ${field} ${product[field]} stands there twice`]);
      seen.add(product[field]);
    }
  }
}

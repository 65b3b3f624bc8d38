/** What stands in the braces of SHOP_URL: a JAN, the brand's own article code, our id. */
export const shopUrlFields = ["jan", "code", "id"] as const;

/** What of a product its address in the shop is made of. */
export interface ShopArticle {
  id: string;
  jan: string;
  shopPath: string;
  code?: string | undefined;
}

const braces = /\{([^{}]*)\}/g;

/** What is wrong with a SHOP_URL beyond being an address, for the line that names it; null where nothing is. */
export function findShopUrlFault(shopUrl: string): string | null {
  const unknown = [...shopUrl.matchAll(braces)].find(
    ([, name]) => !(shopUrlFields as readonly string[]).includes(name ?? ""),
  );
  if (unknown) return `has the unknown part ${unknown[0]}; known are {jan}, {code} and {id}`;
  const rest = shopUrl.replaceAll(braces, "");
  if (/[{}]/.test(rest)) return "has a brace that is not closed or not opened";
  const [, authority = ""] = /^[a-z]+:\/\/([^/?#]*)/i.exec(shopUrl) ?? [];
  if (authority.includes("{")) return "has a part in braces in its host; they belong behind it";
  return null;
}

/** True where SHOP_URL was set: what it is by default leads to a name that does not exist. */
export const hasShop = (shopUrl: string): boolean => !new URL(shopHome(shopUrl)).hostname.endsWith(".invalid");

/** The door of the shop: SHOP_URL itself, or the root of its host where that is a template of products. */
export function shopHome(shopUrl: string): string {
  if (!shopUrl.includes("{")) return shopUrl;
  return new URL("/", shopUrl.slice(0, shopUrl.indexOf("{"))).href;
}

/**
 * A product in the shop outside the zone.
 * @param shopUrl the setting SHOP_URL: a template (`https://shop.example/p/{jan}`), or a place to which `shopPath` is added
 * @returns null where no shop is set, or the template asks for a code the product does not have
 */
export function createShopUrl(shopUrl: string, article: ShopArticle): string | null {
  if (!hasShop(shopUrl)) return null;
  if (shopUrl.includes("{code}") && article.code === undefined) return null;
  const url = shopUrl.includes("{") ? fillTemplate(shopUrl, article) : joinPath(shopUrl, article.shopPath);
  url.searchParams.set("cid", "kz_prod");
  return url.href;
}

function fillTemplate(template: string, { id, jan, code = "" }: ShopArticle): URL {
  const values = { id, jan, code };
  return new URL(template.replaceAll(braces, (_, name: keyof typeof values) => encodeURIComponent(values[name])));
}

function joinPath(shopUrl: string, shopPath: string): URL {
  const url = new URL(shopUrl);
  url.pathname = url.pathname.replace(/\/$/, "") + shopPath;
  return url;
}

import { type LoaderFunctionArgs, replace } from "react-router";
import { shopHome } from "#contracts/shop-url.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";

/**
 * The kit route never activates: on the server it is a 302, after a click in the page `location.replace`,
 * so that Back leads to where the visitor was.
 */
export function loader({ context }: LoaderFunctionArgs): never {
  const shop = new URL(shopHome(context.get(pageContext).platform.settings.shopUrl));
  shop.searchParams.set("cid", "kz_lmk");
  throw replace(shop.href);
}

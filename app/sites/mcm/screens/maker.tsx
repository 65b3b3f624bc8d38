"use no memo";
import "#app/generated/site-fonts/mcm.css";
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { loadMaker } from "../data.server.ts";
import { Maker } from "../parts/maker.tsx";
// The scripts of what follows come when they are wanted; their styles are there before.
import "#app/kits/in-app/external-browser-guide.module.css";
import "#app/kits/share/copied-tip.module.css";
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "../parts/certificate.module.css";
import "../parts/lashes.module.css";
import "../parts/mascara-menu.module.css";
import "../parts/more-options.module.css";

export const loader = loadMaker;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    const code = loaderData?.code;
    const isOwn = code !== undefined && code !== formatRecipe(defaultRecipe);
    return headMeta(isOwn ? withCard(head, "mcm", code, head.title) : head);
  });

/** Each step writes its code into the address; the server has nothing to add to it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/** The bench on which one mascara is made. */
export default function MakerScreen() {
  const page = useLoaderData<typeof loader>();
  return <Maker key={page.lang} page={page} />;
}

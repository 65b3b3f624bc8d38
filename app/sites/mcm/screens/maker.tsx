"use no memo";
import "#app/generated/site-fonts/mcm.css";
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { loadMaker } from "../data.server.ts";
import { Maker } from "../parts/maker.tsx";

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

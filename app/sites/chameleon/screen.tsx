import "#app/generated/site-fonts/chameleon.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadChameleon } from "./data.server.ts";
import { ChameleonView } from "./parts/chameleon-view.tsx";

export const loader = loadChameleon;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    const sharedColour = loaderData?.find;
    if (!sharedColour) return headMeta(head);
    const name = sharedColour.words.join("");
    return headMeta({
      ...withCard(head, "chameleon", sharedColour.code, `${name}。この色は『${sharedColour.shade.name}』に化けた。`),
      title: `${name}｜${head.title}`,
    });
  });

/** Colours of the visitor's surroundings, held one at a time. */
export default function ChameleonScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      <ChameleonView key={page.find?.code ?? ""} page={page} />
    </ToastRegion>
  );
}

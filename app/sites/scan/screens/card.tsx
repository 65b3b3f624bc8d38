import "#app/generated/site-fonts/scan.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { cardMeta } from "../card-head.ts";
import { cardLoader } from "../data.server.ts";
import { Card } from "../parts/card/card.tsx";
import { LanguageScope } from "../parts/card/language-scope.tsx";

export { cardLoader as loader };

export const meta: MetaFunction<typeof cardLoader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => cardMeta(head, loaderData));

/** The card of a type or of a kept result, for whoever was sent its address. */
export default function CardScreen() {
  const page = useLoaderData<typeof cardLoader>();
  return (
    <LanguageScope lang={page.lang} words={page.words}>
      <Card page={page} />
    </LanguageScope>
  );
}

"use no memo"; // One link: compiled it would only be heavier.

import { Link } from "react-router";
import { useLanguage } from "../i18n/messages.tsx";
import words from "./buy-words.json";
import { placesPath } from "./places-path.ts";

/** The quiet way from products to where they can be bought, in a line of text. */
export function PlacesLink({ productIds, className }: { productIds: readonly string[]; className?: string }) {
  const lang = useLanguage() === "ja" ? "ja" : "en";
  return (
    <Link to={placesPath(productIds, lang)} className={className ?? "target-inline text-body text-link"}>
      {words[lang].places}
    </Link>
  );
}

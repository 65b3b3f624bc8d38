"use no memo"; // It stands in the first view: compiled it would only be heavier.

import { useMatches } from "react-router";
import { useLanguage } from "#app/kits/words/words.tsx";
import type { loadDoor } from "#app/shell/door/door.server.ts";
import { LanguageBar } from "#app/shell/door/language-bar.tsx";
import css from "./start.module.css";

/** The play in its other languages. */
export function Languages() {
  // Of the house's ways to the door's data the one that every page carries anyway.
  const door = useMatches().find(({ id }) => id === "door/4/testerplay");
  const alternates = (door?.loaderData as Awaited<ReturnType<typeof loadDoor>> | undefined)?.head.alternates ?? [];
  return (
    <div className={css.languages}>
      <LanguageBar current={useLanguage()} alternates={alternates} />
    </div>
  );
}

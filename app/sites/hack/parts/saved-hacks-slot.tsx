import { type ComponentType, useEffect, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** The page of the book. What is in it belongs to the visitor, so it comes once the page is alive. */
export function SavedHacksSlot() {
  const t = useMessages<Messages>();
  const [SavedHacks, setSavedHacks] = useState<ComponentType | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./saved-hacks.tsx").then((module) => isCurrent && setSavedHacks(() => module.SavedHacks), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <section className="stack-3" aria-labelledby="book">
      <h1 id="book" className="text-heading">
        {t("savedHacks.title")}
      </h1>
      <p className="text-aside">{t("savedHacks.lead")}</p>
      <noscript>
        <p>{t("savedHacks.noScript")}</p>
      </noscript>
      {SavedHacks && <SavedHacks />}
    </section>
  );
}

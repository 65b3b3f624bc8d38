import { type ComponentType, useEffect, useState } from "react";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./diary.module.css";

/** The place of the diary; it is the visitor's, and comes once the page is alive. */
export function DiarySlot() {
  const t = useMessages<Messages>();
  const { state } = useVisitor();
  const [Diary, setDiary] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (state === "loading") return;
    let isCurrent = true;
    import("./diary.tsx").then((module) => isCurrent && setDiary(() => module.Diary), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return (
    <section className={css.diary} aria-labelledby="diary">
      <h2 id="diary" className={`${css.label} text-heading`}>
        {t("diary.title")}
      </h2>
      <div className={css.place}>{Diary && <Diary />}</div>
    </section>
  );
}

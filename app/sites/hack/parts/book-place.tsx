import { type ComponentType, useEffect, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./book.module.css";
import "#app/kits/ui/notice/notice.module.css";

/** The page of the book. What is in it belongs to the visitor, so it comes once the page is alive. */
export function BookPlace() {
  const t = useWords<Words>();
  const [Book, setBook] = useState<ComponentType | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./book.tsx").then((module) => isCurrent && setBook(() => module.Book), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <section className={css.book} aria-labelledby="book">
      <h1 id="book" className={css.title}>
        {t("book.title")}
      </h1>
      <p className={css.lead}>{t("book.lead")}</p>
      <noscript>
        <p>{t("book.noScript")}</p>
      </noscript>
      {Book && <Book />}
    </section>
  );
}

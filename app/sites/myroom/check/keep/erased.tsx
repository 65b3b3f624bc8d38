import { useEffect, useRef } from "react";
import role from "#app/kits/ui/type/type.module.css";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import css from "./erased.module.css";

/** An empty desk: what is gone, and what stays without a name. */
export function Erased() {
  const t = useWords<Words>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
  }, []);
  return (
    <section className={css.erased}>
      <h1 ref={title} tabIndex={-1} className={classNames(css.title, role.display)}>
        {t("check.erase.done")}
      </h1>
      <ul>
        <li>{t("check.erase.doneServer")}</li>
        <li>{t("check.erase.doneDevice")}</li>
        <li>{t("check.erase.doneStays")}</li>
      </ul>
      <p>{t("check.erase.doneNew")}</p>
      {/* A fresh document: nothing of the room stands in its memory. */}
      <ButtonLink look="bone" wide arrow reloadDocument to="/zone1">
        {t("check.erase.gate")}
      </ButtonLink>
    </section>
  );
}

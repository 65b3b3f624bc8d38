import { useEffect, useRef } from "react";
import role from "#app/kits/ui/type/type.module.css";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import css from "./erased-notice.module.css";

/** An empty panel: what is gone, and what stays without a name. */
export function ErasedNotice() {
  const t = useMessages<Messages>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
  }, []);
  return (
    <section className={`${css.erased} page-height stack-4`}>
      <h1 ref={title} tabIndex={-1} className={classNames("text-title", role.display)}>
        {t("check.erase.done")}
      </h1>
      <ul>
        <li>{t("check.erase.doneServer")}</li>
        <li>{t("check.erase.doneDevice")}</li>
        <li>{t("check.erase.doneStays")}</li>
      </ul>
      <p className="text-quiet">{t("check.erase.doneNew")}</p>
      {/* A fresh document: nothing of the visitor data stands in its memory. */}
      <ButtonLink look="bone" wide arrow reloadDocument to="/zone1">
        {t("check.erase.toHub")}
      </ButtonLink>
    </section>
  );
}

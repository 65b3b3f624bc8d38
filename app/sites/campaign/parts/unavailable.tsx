import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./unavailable.module.css";

/** What stands here while the numbers cannot be read. */
export function Unavailable() {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.away} stack-4`}>
      <h1 className="text-heading">{t("away.title")}</h1>
      <Notice
        message={t("away.message")}
        action={
          <ButtonLink to="" reloadDocument look="line" compact>
            {t("away.again")}
          </ButtonLink>
        }
      />
    </section>
  );
}

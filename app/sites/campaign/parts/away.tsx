import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./away.module.css";

/** What stands here while the numbers cannot be read. */
export function Away() {
  const t = useWords<Words>();
  return (
    <section className={css.away}>
      <h1>{t("away.title")}</h1>
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

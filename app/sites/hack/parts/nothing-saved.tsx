import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import css from "./questions.module.css";
import type { Messages } from "../copy/messages.ts";
import { type Answers, formatAnswers } from "../rules/answers.ts";

/** All five were let go. */
export function NothingSaved({ answers }: { answers: Answers }) {
  const t = useMessages<Messages>();
  return (
    <section className="stack-2">
      <h1 className={css.ask}>{t("none.title")}</h1>
      <Notice
        message={t("none.message")}
        action={
          <>
            <ButtonLink to={formatAnswers({ ...answers, card: 1, saved: [] })} compact look="line">
              {t("none.again")}
            </ButtonLink>{" "}
            <ButtonLink to="/hack" compact look="quiet">
              {t("none.change")}
            </ButtonLink>
          </>
        }
        story={t("none.story")}
      />
    </section>
  );
}

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import css from "./questions.module.css";
import type { Words } from "../copy/words.ts";
import { type Answers, answersQuery } from "../rules/answers.ts";

/** All five were let go. */
export function NothingKept({ answers }: { answers: Answers }) {
  const t = useWords<Words>();
  return (
    <section className={css.question}>
      <h1 className={css.ask}>{t("none.title")}</h1>
      <Notice
        message={t("none.message")}
        action={
          <>
            <ButtonLink to={answersQuery({ ...answers, card: 1, kept: [] })} compact look="line">
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

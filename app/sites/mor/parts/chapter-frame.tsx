import { Link } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Story } from "../data.server.ts";
import css from "./chapter.module.css";

/** Which chapter it is, and its name. */
export function ChapterKicker({ chapter: { number, name } }: { chapter: Story["chapters"][number] }) {
  const t = useWords<Words>();
  return t("stage.chapter", { number, name });
}

/** The ways for whoever does not want to touch: the text, and the sea. */
export function WaysRound() {
  const t = useWords<Words>();
  return (
    <div className={css.ways}>
      <noscript>
        <p className={css.said}>{t("stage.noScript")}</p>
      </noscript>
      <Link className={css.quiet} to="/mor?c=text">
        {t("stage.text")}
      </Link>
      <Link className={css.quiet} to="/mor?c=sea">
        {t("stage.sea")}
      </Link>
    </div>
  );
}

import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Story } from "../data.server.ts";
import css from "./chapter.module.css";

/** Which chapter it is, and its name. */
export function ChapterKicker({ chapter: { number, name } }: { chapter: Story["chapters"][number] }) {
  const t = useMessages<Messages>();
  return t("stage.chapter", { number, name });
}

/** The ways for whoever does not want to touch: the text, and the sea. */
export function AlternativeLinks() {
  const t = useMessages<Messages>();
  return (
    <div className={css.ways}>
      <noscript>
        <p className={css.said}>{t("stage.noScript")}</p>
      </noscript>
      <Link className={`${css.quiet} target-inline text-link`} to="/mor?c=text">
        {t("stage.text")}
      </Link>
      <Link className={`${css.quiet} target-inline text-link`} to="/mor?c=sea">
        {t("stage.sea")}
      </Link>
    </div>
  );
}

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { ShadowQuestion } from "./rules.ts";
import { TagIcon } from "./tag-icon.tsx";
import { useTagText } from "./tag-text.ts";
import css from "./pool.module.css";

/** The tags that are looked for, side by side; what is put together from both comes with the answer. */
export function PoolTags({ question, isAnswered }: { question: ShadowQuestion; isAnswered: boolean }) {
  const t = useMessages<Messages>();
  const formatTag = useTagText();
  const shown = isAnswered ? question.wanted : question.wanted.slice(0, question.shownCount);
  return (
    <span className={css.tags} data-count={shown.length}>
      {shown.map((option, n) => {
        const tag = question.tags[option] ?? 0;
        return (
          <span key={option} data-at={n + 1}>
            <TagIcon tag={tag} label={t("games.shadow.sampleAt", { n: n + 1, tag: formatTag(tag) })} />
          </span>
        );
      })}
    </span>
  );
}

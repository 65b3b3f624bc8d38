import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { shelfAddress, type ShelfQuery, unnarrowed } from "../rules/shelf-query.ts";
import css from "./shelf-list.module.css";

/** What stands in the place of tiles when nothing fits: the way back first, a line of story after it. */
export function EmptyShelf({ query }: { query: ShelfQuery }) {
  const t = useWords<Words>();
  return (
    <div className={css.empty}>
      <Notice
        message={t("list.empty")}
        story={t("list.emptyStory")}
        action={
          <ButtonLink look="line" compact to={shelfAddress(unnarrowed({ ...query, p: null }))} preventScrollReset>
            {t("tools.clear")}
          </ButtonLink>
        }
      />
    </div>
  );
}

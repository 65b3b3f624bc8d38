"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Review } from "#contracts/review.ts";
import type { Words } from "../copy/words.ts";
import type { VoicesPage } from "../list.server.ts";
import { isNarrowed, plainReviewQuery, reviewAddressOf } from "../rules/review-query.ts";
import type { Reader } from "./use-reader.ts";
import { VoiceCard } from "./voice-card.tsx";
import css from "./voice-list.module.css";

/** The voices, page after page; every page has an address of its own, so it works without a script. */
export function VoiceList(props: { page: VoicesPage; reader: Reader; onReport: (id: number) => void }) {
  const { page, reader, onReport } = props;
  const t = useWords<Words>();
  const { items, next, isLoading, isFailed, more } = useMore(page);
  const { query } = page;
  if (items.length === 0)
    return isNarrowed(query) ? (
      <Notice
        message={t("list.emptyNarrow")}
        story={t("list.emptyNarrowStory")}
        action={
          <ButtonLink
            compact
            look="line"
            preventScrollReset
            to={reviewAddressOf({ ...plainReviewQuery, productId: query.productId, sort: query.sort })}
          >
            {t("list.clear")}
          </ButtonLink>
        }
      />
    ) : (
      <Notice
        message={t("list.empty")}
        story={t("list.emptyStory")}
        action={
          <ButtonLink
            compact
            look="line"
            to={`${reviewAddressOf({ ...plainReviewQuery, productId: query.productId })}#write`}
          >
            {t("hero.write")}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <ul className={css.list}>
        {items.map((voice) => (
          <li key={voice.id} className={css.item}>
            <VoiceCard voice={voice} reader={reader} onReport={onReport} withProduct={query.productId === null} />
          </li>
        ))}
      </ul>
      {isFailed && <Notice announce="now" message={t("list.failed")} />}
      {next ? (
        <div className={css.more}>
          <ButtonLink
            look="line"
            wide
            to={reviewAddressOf({ ...query, after: next })}
            aria-busy={isLoading || undefined}
            onClick={(event) => {
              event.preventDefault();
              void more();
            }}
          >
            {isLoading ? t("list.loading") : t("list.more")}
          </ButtonLink>
        </div>
      ) : (
        <p className={css.end}>{t("list.end")}</p>
      )}
    </>
  );
}

/** The pages that came one after the other; a voice that moved meanwhile is shown once. */
function useMore(page: VoicesPage) {
  const [items, setItems] = useState<readonly Review[]>(page.items);
  const [next, setNext] = useState(page.next);
  const [isLoading, setIsLoading] = useState(false);
  const [isFailed, setIsFailed] = useState(false);

  async function more(): Promise<void> {
    if (isLoading || !next) return;
    setIsLoading(true);
    setIsFailed(false);
    try {
      const [{ apiFetch }, { reviewPageSchema }] = await Promise.all([
        import("#app/kits/visitor/api-fetch.ts"),
        import("#contracts/review.ts"),
      ]);
      const address = reviewAddressOf({ ...page.query, after: next }).slice("/review".length);
      const got = await apiFetch(`/api/review/list${address}`, { schema: reviewPageSchema });
      setItems((before) => {
        const known = new Set(before.map(({ id }) => id));
        return [...before, ...got.items.filter(({ id }) => !known.has(id))];
      });
      setNext(got.next);
    } catch {
      setIsFailed(true);
    } finally {
      setIsLoading(false);
    }
  }

  return { items, next, isLoading, isFailed, more };
}

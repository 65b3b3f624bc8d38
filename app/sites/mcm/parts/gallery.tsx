"use no memo"; // The first view: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { EmptyState, ErrorNotice, Notice } from "#app/kits/ui/notice/notice.tsx";
import { usePages } from "#app/kits/visitor/use-pages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { mascaraWorries } from "#contracts/mascara-recipe.ts";
import type { GalleryMascara, GallerySort } from "#contracts/mascara.ts";
import type { Messages } from "../copy/messages.ts";
import type { GalleryListView } from "../gallery.server.ts";
import { Pick } from "./pick.tsx";
import { GalleryTile } from "./gallery-tile.tsx";
import { useLikes } from "./use-likes.ts";
import css from "./gallery.module.css";

const sorts: readonly GallerySort[] = ["new", "liked", "experiment", "worry"];

/** The gallery, page after page. Every order and every page has an address of its own, so it works without a script. */
export function Gallery({ page }: { page: GalleryListView }) {
  const t = useMessages<Messages>();
  const { items, next, state, loadMore } = usePages<GalleryMascara>(
    page,
    ({ id }) => id,
    (after) => fetchPage(page, after),
  );
  const likes = useLikes();
  return (
    <article className={`${css.grid} column-4`}>
      <header className={`${css.head} stack-3`}>
        <h1 className="text-banner text-face">{t("gallery.heading")}</h1>
        <p>{t("gallery.lede")}</p>
        <ButtonLink to="/mcm" wide>
          {t("gallery.make")}
        </ButtonLink>
      </header>
      {page.pick && <Pick pick={page.pick} />}
      <GalleryOrders page={page} />
      {page.isAway || items.length === 0 ? (
        <NothingShown page={page} />
      ) : (
        <ul className={css.tiles}>
          {items.map((work, at) => (
            <li key={work.id}>
              <GalleryTile {...{ work, likes, at }} />
            </li>
          ))}
        </ul>
      )}
      {state === "failed" && <Notice announce="now" message={t("gallery.failed")} />}
      {next ? (
        <ButtonLink
          className={css.more}
          look="line"
          wide
          to={`${pathOf(page.sort, page.worry)}&after=${next}`}
          aria-busy={state === "loading" || undefined}
          onClick={(event) => {
            event.preventDefault();
            void loadMore();
          }}
        >
          {state === "loading" ? t("gallery.loading") : t("gallery.more")}
        </ButtonLink>
      ) : (
        items.length > 0 && <p className="text-centred text-body">{t("gallery.end")}</p>
      )}
      {items.some(({ isDemonstration }) => isDemonstration) && (
        <p className="text-centred text-body">{t("gallery.houseHint")}</p>
      )}
    </article>
  );
}

/** In which order, and for which worry. */
function GalleryOrders({ page }: { page: GalleryListView }) {
  const t = useMessages<Messages>();
  return (
    <div className="stack-2">
      <ChipRow label={t("gallery.orders")}>
        {sorts.map((sort) => (
          <ChipLink key={sort} to={pathOf(sort, 1)} isCurrent={sort === page.sort} preventScrollReset>
            {t(`gallery.${sort}`)}
          </ChipLink>
        ))}
      </ChipRow>
      {page.sort === "worry" && (
        <ChipRow label={t("gallery.worryLabel")}>
          {mascaraWorries.map((worry, i) => (
            <ChipLink key={worry} to={pathOf("worry", i + 1)} isCurrent={page.worry === i + 1} preventScrollReset>
              {t(`more.worries.${worry}`)}
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </div>
  );
}

/** The wall did not come, or nothing hangs there in this order. */
function NothingShown({ page }: { page: GalleryListView }) {
  const t = useMessages<Messages>();
  if (page.isAway)
    return <ErrorNotice message={t("gallery.failed")} retry={t("finish.retry")} onRetry={() => location.reload()} />;
  /** Other orders show all that hangs, these two some of it. */
  const isFiltered = page.sort === "experiment" || page.sort === "worry";
  return (
    <EmptyState
      message={t(isFiltered ? "gallery.emptyHere" : "gallery.empty")}
      story={t("gallery.emptyStory")}
      link={t(isFiltered ? "work.all" : "gallery.make")}
      to={isFiltered ? "/mcm/gallery" : "/mcm"}
    />
  );
}

const pathOf = (sort: GallerySort, worry: number): string =>
  `/mcm/gallery?sort=${sort}${sort === "worry" ? `&worry=${worry || 1}` : ""}`;

async function fetchPage({ sort, worry }: GalleryListView, after: string) {
  const [{ apiFetch }, { galleryPageSchema }] = await Promise.all([
    import("#app/kits/visitor/api-fetch.ts"),
    import("#contracts/mascara.ts"),
  ]);
  const query = new URLSearchParams({ sort, worry: String(worry), after });
  return apiFetch(`/api/mcm/gallery?${query.toString()}`, { schema: galleryPageSchema });
}

import { lazy, Suspense } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { usePages } from "#app/kits/visitor/use-pages.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MuralPage } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { PaintingPage } from "../data.server.ts";
import { MuralTileList } from "./mural-tile-list.tsx";
import css from "./mural.module.css";

const MuralView = lazy(async () => ({ default: (await import("./mural-view.tsx")).MuralView }));

/** みんなの壁画: the mural to pan, and the same paintings as a list. */
export function Mural({ page, isHydrated }: { page: PaintingPage; isHydrated: boolean }) {
  const t = useMessages<Messages>();
  const { items: tiles, next, state, loadMore } = usePages(pageOf(page.list), ({ id }) => id, fetchPage);
  return (
    <section id="ucp-wall" className={`${css.mural} on-ink stack-5`} aria-labelledby="ucp-wall-title">
      <header className="side stack-2">
        <h2 id="ucp-wall-title" className={classNames("text-banner", role.display)}>
          {t("mural.title")}
        </h2>
        <p className="text-quiet">
          {page.numbers.paintings > 0 ? t("mural.lead", { count: page.numbers.paintings }) : t("mural.story")}
        </p>
      </header>
      <div className={css.view}>
        {isHydrated && page.numbers.paintings > 0 && (
          <Suspense>
            <MuralView />
          </Suspense>
        )}
      </div>
      <div className="side stack-4">
        <h3 className="text-lead">{t("mural.list")}</h3>
        <MuralTileList tiles={tiles} />
        <p className="text-note" role="status">
          {state === "failed" ? t("mural.failed") : next === null && tiles.length > 0 ? t("mural.end") : ""}
        </p>
        {next !== null && (
          <a
            className={buttonClass({ look: "line", wide: true })}
            href={`/ucp?b=${next}#ucp-wall`}
            aria-busy={state === "loading" || undefined}
            onClick={(event) => {
              event.preventDefault();
              void loadMore();
            }}
          >
            <span>{t("mural.more")}</span>
          </a>
        )}
        {!page.isFirstPage && (
          <a className={buttonClass({ look: "quiet" })} href="/ucp#ucp-wall">
            <span>{t("mural.first")}</span>
          </a>
        )}
      </div>
    </section>
  );
}

async function fetchPage(after: string) {
  const { muralPageSchema } = await import("../contract.ts");
  return pageOf(await apiFetch(`/api/ucp/wall?after=${after}`, { schema: muralPageSchema }));
}

const pageOf = ({ tiles, next }: MuralPage) => ({ items: tiles, next });

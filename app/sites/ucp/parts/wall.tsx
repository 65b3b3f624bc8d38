import { lazy, Suspense, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { WallPage } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { BenchPage } from "../data.server.ts";
import { TileList } from "./tile-list.tsx";
import css from "./wall.module.css";

const WallView = lazy(async () => ({ default: (await import("./wall-view.tsx")).WallView }));

/** みんなの壁画: the wall to pan, and the same paintings as a list. */
export function Wall({ page, isAlive }: { page: BenchPage; isAlive: boolean }) {
  const t = useWords<Words>();
  const [more, setMore] = useState<WallPage[]>([]);
  const [state, setState] = useState<"still" | "reading" | "failed">("still");
  const last = more.at(-1) ?? page.list;
  const tiles = [page.list, ...more].flatMap((one) => one.tiles);

  async function read(): Promise<void> {
    if (last.next === null || state === "reading") return;
    setState("reading");
    try {
      const { wallPageSchema } = await import("../contract.ts");
      const next = await apiFetch(`/api/ucp/wall?after=${last.next}`, { schema: wallPageSchema });
      setMore((before) => [...before, next]);
      setState("still");
    } catch {
      setState("failed");
    }
  }

  return (
    <section id="ucp-wall" className={css.wall} aria-labelledby="ucp-wall-title">
      <header className={css.head}>
        <h2 id="ucp-wall-title" className={classNames(css.title, role.display)}>
          {t("wall.title")}
        </h2>
        <p className={css.lead}>
          {page.numbers.paintings > 0 ? t("wall.lead", { count: page.numbers.paintings }) : t("wall.story")}
        </p>
      </header>
      <div className={css.view}>
        {isAlive && page.numbers.paintings > 0 && (
          <Suspense>
            <WallView />
          </Suspense>
        )}
      </div>
      <div className={css.list}>
        <h3 className={css.listTitle}>{t("wall.list")}</h3>
        <TileList tiles={tiles} />
        <p className={css.end} role="status">
          {state === "failed" ? t("wall.failed") : last.next === null && tiles.length > 0 ? t("wall.end") : ""}
        </p>
        {last.next !== null && (
          <a
            className={buttonClass({ look: "line", wide: true })}
            href={`/ucp?b=${last.next}#ucp-wall`}
            aria-busy={state === "reading" || undefined}
            onClick={(event) => {
              event.preventDefault();
              void read();
            }}
          >
            <span>{t("wall.more")}</span>
          </a>
        )}
        {!page.isFirstPage && (
          <a className={buttonClass({ look: "quiet" })} href="/ucp#ucp-wall">
            <span>{t("wall.first")}</span>
          </a>
        )}
      </div>
    </section>
  );
}

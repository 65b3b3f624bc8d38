import { lazy, Suspense, useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Drawn, PaintingState } from "#contracts/painting.ts";
import type { Refusal } from "#contracts/painting-limits.ts";
import type { Words } from "../copy/words.ts";
import type { SharedPage } from "../data.server.ts";
import { Framed } from "./framed.tsx";
import css from "./shared.module.css";
import { TileList } from "./tile-list.tsx";
import "#app/kits/share/copied-tip.module.css";
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "#app/kits/ui/sheet/sheet.module.css";
import "./report.module.css";

const Report = lazy(async () => ({ default: (await import("./report.tsx")).Report }));
const ShareOwn = lazy(async () => ({ default: (await import("./share-own.tsx")).ShareOwn }));

/** A painting that nobody but its maker may see. */
interface OwnView {
  id: string;
  title: string;
  state: PaintingState;
  refusal: Refusal | null;
  drawn: Drawn;
}

/** Somebody's painting, finished on the server's page and then played; or the wall, where it does not hang. */
export function Shared({ page }: { page: SharedPage }) {
  const t = useWords<Words>();
  const { tile, askedId, isBroken, list } = page;
  const own = useOwn(tile ? null : askedId);
  const isMine = useIsMine(tile?.id ?? null);
  const shown = tile ?? own;

  return (
    <>
      {shown && (
        <article className={css.shared} data-shared={shown.id} data-state={own?.state ?? "approved"}>
          <header className={css.head}>
            <p className={css.by}>
              {tile?.isDemonstration ? t("shared.sample") : t(own || isMine ? "shared.byMe" : "shared.by")}
            </p>
            <h1 className={classNames(css.title, role.display)}>{shown.title}</h1>
          </header>
          <Framed drawn={shown.drawn} />
          {own && (
            <p className={css.state} role="status">
              <b>{t(`mine.${own.state}`)}</b>
              <span>
                {own.state === "refused" && own.refusal
                  ? t(`mine.${own.refusal}`)
                  : own.state === "hidden"
                    ? t("mine.hiddenNote")
                    : t("shared.mine")}
              </span>
            </p>
          )}
          <p className={css.was}>
            <span>{t("shared.was")}</span>
            {sourcesOf(shown.drawn).map((name) => (
              <span key={name} className={css.source}>
                {t("shared.names", { name })}
              </span>
            ))}
          </p>
          <ButtonLink look="blood" wide arrow to="/ucp#bench">
            {t("shared.paint")}
          </ButtonLink>
          {isMine && tile && (
            <Suspense>
              <ShareOwn id={tile.id} count={tile.drawn.paints.length} />
            </Suspense>
          )}
          <div className={css.quiet}>
            <ButtonLink look="quiet" compact to="/ucp#ucp-wall">
              {t("shared.toWall")}
            </ButtonLink>
            {tile && !isMine && <ReportPlace id={tile.id} isSample={tile.isDemonstration} />}
          </div>
        </article>
      )}
      {!shown && (
        <section className={css.none}>
          <h1 className={classNames(css.title, role.display)}>{t("shared.noneTitle")}</h1>
          {askedId !== null || isBroken ? (
            <Notice message={t(isBroken ? "shared.broken" : "shared.notHere")} />
          ) : (
            <p className={css.by}>{t("shared.noneLead")}</p>
          )}
          <ButtonLink look="blood" wide arrow to="/ucp#bench">
            {t("shared.paint")}
          </ButtonLink>
        </section>
      )}
      <section className={css.others} aria-label={t("wall.title")}>
        <TileList tiles={list.tiles.filter(({ id }) => id !== shown?.id)} />
      </section>
    </>
  );
}

const sourcesOf = ({ paints }: Drawn): string[] => [
  ...new Set(paints.flatMap(({ parts }) => parts.map(({ name }) => name))),
];

/** The way to say that a painting should not hang; its script comes when it is opened. */
function ReportPlace({ id, isSample }: { id: string; isSample: boolean }) {
  const t = useWords<Words>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.report} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("shared.report")}
      </button>
      {isOpen && (
        <Suspense>
          <Report id={id} isSample={isSample} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** One's own painting that does not hang, read when the page is alive; null for everybody else's. */
function useOwn(id: string | null): OwnView | null {
  const { state } = useVisitor();
  const [own, setOwn] = useState<OwnView | null>(null);
  useEffect(() => {
    if (id === null || state !== "known") return;
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const { readOwn } = await import("./read-own.ts");
      const found = await readOwn(id, leaving.signal);
      if (found) setOwn(found);
    };
    read().catch(() => {
      // It stays nobody's business.
    });
    return () => leaving.abort();
  }, [id, state]);
  return own;
}

/** Whether a painting that hangs is one's own. */
function useIsMine(id: string | null): boolean {
  const { state, summary } = useVisitor();
  const [isMine, setIsMine] = useState(false);
  const isKnown = state === "known" && summary?.known === true;
  useEffect(() => {
    if (id === null || !isKnown) return;
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const { isOwn } = await import("./read-own.ts");
      setIsMine(await isOwn(id, leaving.signal));
    };
    read().catch(() => {});
    return () => leaving.abort();
  }, [id, isKnown]);
  return isMine;
}

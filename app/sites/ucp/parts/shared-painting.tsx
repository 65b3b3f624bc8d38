import { lazy, Suspense, useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { DrawablePainting, PaintingState } from "#contracts/painting.ts";
import type { Refusal } from "#contracts/painting-limits.ts";
import type { Messages } from "../copy/messages.ts";
import type { SharedPaintingPage } from "../data.server.ts";
import { PaintingPlayer } from "./painting-player.tsx";
import css from "./shared-painting.module.css";
import { MuralTileList } from "./mural-tile-list.tsx";
import "#app/kits/share/copied-tip.module.css";
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "#app/kits/ui/sheet/sheet.module.css";
import "./report.module.css";

const Report = lazy(async () => ({ default: (await import("./report.tsx")).Report }));
const ShareMyPainting = lazy(async () => ({ default: (await import("./share-my-painting.tsx")).ShareMyPainting }));

/** A painting that nobody but its maker may see. */
interface MyHiddenPainting {
  id: string;
  title: string;
  state: PaintingState;
  refusal: Refusal | null;
  drawn: DrawablePainting;
}

/** Somebody's painting, finished on the server's page and then played; or the mural, where the painting is not on it. */
export function SharedPainting({ page }: { page: SharedPaintingPage }) {
  const t = useMessages<Messages>();
  const { tile, askedId, isBroken, list } = page;
  const myPainting = useMyPainting(tile ? null : askedId);
  const isMine = useIsMyPainting(tile?.id ?? null);
  const shown = tile ?? myPainting;

  return (
    <>
      {shown && (
        <article className={css.shared} data-shared={shown.id} data-state={myPainting?.state ?? "approved"}>
          <header className="stack-1">
            <p className="text-note">
              {tile?.isDemonstration ? t("shared.sample") : t(myPainting || isMine ? "shared.byMe" : "shared.by")}
            </p>
            <h1 className={classNames("text-title", role.display)}>{shown.title}</h1>
          </header>
          <PaintingPlayer drawn={shown.drawn} />
          {myPainting && (
            <p className="grid marked" role="status">
              <b>{t(`mine.${myPainting.state}`)}</b>
              <span>
                {myPainting.state === "refused" && myPainting.refusal
                  ? t(`mine.${myPainting.refusal}`)
                  : myPainting.state === "hidden"
                    ? t("mine.hiddenNote")
                    : t("shared.mine")}
              </span>
            </p>
          )}
          <p className={`${css.was} text-aside`}>
            <span>{t("shared.was")}</span>
            {sourcesOf(shown.drawn).map((name) => (
              <span key={name} className="text-bright">
                {t("shared.names", { name })}
              </span>
            ))}
          </p>
          <ButtonLink look="blood" wide arrow to="/ucp#bench">
            {t("shared.paint")}
          </ButtonLink>
          {isMine && tile && (
            <Suspense>
              <ShareMyPainting id={tile.id} count={tile.drawn.paints.length} />
            </Suspense>
          )}
          <div className="spread-3">
            <ButtonLink look="quiet" compact to="/ucp#ucp-wall">
              {t("shared.toWall")}
            </ButtonLink>
            {tile && !isMine && <ReportButton id={tile.id} isSample={tile.isDemonstration} />}
          </div>
        </article>
      )}
      {!shown && (
        <section className={css.none}>
          <h1 className={classNames("text-title", role.display)}>{t("shared.noneTitle")}</h1>
          {askedId !== null || isBroken ? (
            <Notice message={t(isBroken ? "shared.broken" : "shared.notHere")} />
          ) : (
            <p className="text-note">{t("shared.noneLead")}</p>
          )}
          <ButtonLink look="blood" wide arrow to="/ucp#bench">
            {t("shared.paint")}
          </ButtonLink>
        </section>
      )}
      <section className={css.others} aria-label={t("wall.title")}>
        <MuralTileList tiles={list.tiles.filter(({ id }) => id !== shown?.id)} />
      </section>
    </>
  );
}

const sourcesOf = ({ paints }: DrawablePainting): string[] => [
  ...new Set(paints.flatMap(({ parts }) => parts.map(({ name }) => name))),
];

/** The way to say that a painting should not hang; its script comes when it is opened. */
function ReportButton({ id, isSample }: { id: string; isSample: boolean }) {
  const t = useMessages<Messages>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${css.report} text-note`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
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
function useMyPainting(id: string | null): MyHiddenPainting | null {
  const { state } = useVisitor();
  const [myPainting, setMyPainting] = useState<MyHiddenPainting | null>(null);
  useEffect(() => {
    if (id === null || state !== "known") return;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const { fetchMyPainting: readOwn } = await import("./fetch-my-painting.ts");
      const found = await readOwn(id, controller.signal);
      if (found) setMyPainting(found);
    };
    load().catch(() => {
      // It stays nobody's business.
    });
    return () => controller.abort();
  }, [id, state]);
  return myPainting;
}

/** Whether a painting that hangs is one's own. */
function useIsMyPainting(id: string | null): boolean {
  const { state, summary } = useVisitor();
  const [isMine, setIsMine] = useState(false);
  const isKnown = state === "known" && summary?.known === true;
  useEffect(() => {
    if (id === null || !isKnown) return;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const { isMyPainting: isOwn } = await import("./fetch-my-painting.ts");
      setIsMine(await isOwn(id, controller.signal));
    };
    load().catch(() => {});
    return () => controller.abort();
  }, [id, isKnown]);
  return isMine;
}

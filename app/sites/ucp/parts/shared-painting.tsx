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

const Report = lazy(async () => ({ default: (await import("./report.tsx")).Report }));
const ShareMyPainting = lazy(async () => ({ default: (await import("./share-my-painting.tsx")).ShareMyPainting }));

/** A painting that nobody but its maker may see: it came back, was taken down or was reported. */
interface MyHiddenPainting {
  id: string;
  title: string;
  state: PaintingState;
  refusal: Refusal | null;
  drawn: DrawablePainting;
}

/** Somebody's painting, finished on the server's page and then played; or the mural, where the link shows none. */
export function SharedPainting({ page }: { page: SharedPaintingPage }) {
  const t = useMessages<Messages>();
  const { tile, requestedId, isBroken, list } = page;
  const myPainting = useMyPainting(tile ? null : requestedId);
  const isMine = useIsMyPainting(tile?.id ?? null);
  const shown = tile ?? myPainting;

  return (
    <>
      {shown ? (
        <article
          className={`${css.shared} frame on-ink stack-4`}
          data-shared={shown.id}
          data-state={myPainting?.state ?? (tile?.isUnlisted ? "waiting" : "approved")}
        >
          <header className="stack-1">
            <p className="text-note">
              {tile?.isDemonstration ? t("shared.sample") : t(myPainting || isMine ? "shared.byMe" : "shared.by")}
            </p>
            <h1 className={classNames("text-title", role.display)}>{shown.title}</h1>
          </header>
          <PaintingPlayer drawn={shown.drawn} />
          {myPainting && <HiddenNote painting={myPainting} />}
          {tile?.isUnlisted && <UnlistedNote isMine={isMine} />}
          <Sources drawn={shown.drawn} />
          <PaintLink />
          {isMine && tile && (
            <Suspense>
              <ShareMyPainting id={tile.id} count={tile.drawn.paints.length} />
            </Suspense>
          )}
          <div className="spread-3">
            <ButtonLink look="quiet" compact to="/ucp#ucp-wall">
              {t("shared.toMural")}
            </ButtonLink>
            {tile && !isMine && <ReportButton id={tile.id} isSample={tile.isDemonstration} />}
          </div>
        </article>
      ) : (
        <NoPainting reason={isBroken ? "broken" : requestedId !== null ? "notHere" : null} />
      )}
      <section className={`${css.others} on-soot`} aria-label={t("mural.title")}>
        <MuralTileList tiles={list.tiles.filter(({ id }) => id !== shown?.id)} />
      </section>
    </>
  );
}

/** It is seen by its link alone, until a person has looked at it. */
function UnlistedNote({ isMine }: { isMine: boolean }) {
  const t = useMessages<Messages>();
  return (
    <p className="grid marked">
      <b>{t("shared.unlisted")}</b>
      <span>{t(isMine ? "shared.unlistedMine" : "shared.unlistedNote")}</span>
    </p>
  );
}

/** Why only its maker sees this painting. */
function HiddenNote({ painting: { state, refusal } }: { painting: MyHiddenPainting }) {
  const t = useMessages<Messages>();
  const reason = state === "refused" ? refusal : state === "hidden" ? "hiddenNote" : null;
  return (
    <p className="grid marked" role="status">
      <b>{t(`mine.${state}`)}</b>
      <span>{reason ? t(`mine.${reason}`) : t("shared.mine")}</span>
    </p>
  );
}

/** What the paints were before. */
function Sources({ drawn: { paints } }: { drawn: DrawablePainting }) {
  const t = useMessages<Messages>();
  const names = new Set(paints.flatMap(({ parts }) => parts.map(({ name }) => name)));
  return (
    <p className={`${css.was} text-aside`}>
      <span>{t("shared.was")}</span>
      {[...names].map((name) => (
        <span key={name} className="text-bright">
          {t("shared.names", { name })}
        </span>
      ))}
    </p>
  );
}

function PaintLink() {
  const t = useMessages<Messages>();
  return (
    <ButtonLink look="blood" wide arrow to="/ucp#bench">
      {t("shared.paint")}
    </ButtonLink>
  );
}

/** There is no painting to show; `reason`: why the one that was asked for is not. */
function NoPainting({ reason }: { reason: "broken" | "notHere" | null }) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.none} frame on-ink stack-4`}>
      <h1 className={classNames("text-title", role.display)}>{t("shared.noneTitle")}</h1>
      {reason ? <Notice message={t(`shared.${reason}`)} /> : <p className="text-note">{t("shared.noneLead")}</p>}
      <PaintLink />
    </section>
  );
}

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

/** One's own painting that its link does not show, read when the page is alive; null for everybody else's. */
function useMyPainting(id: string | null): MyHiddenPainting | null {
  const { state } = useVisitor();
  const [myPainting, setMyPainting] = useState<MyHiddenPainting | null>(null);
  useEffect(() => {
    if (id === null || state !== "known") return;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const { fetchMyPainting } = await import("./fetch-my-painting.ts");
      const found = await fetchMyPainting(id, controller.signal);
      if (found) setMyPainting(found);
    };
    load().catch(() => {
      // It stays nobody's business.
    });
    return () => controller.abort();
  }, [id, state]);
  return myPainting;
}

/** Whether a painting that is shown is one's own. */
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

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { canCopy } from "#app/kits/share/clipboard.ts";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { usePageOrigin } from "#app/kits/share/use-page-origin.ts";
import { xIntentUrl } from "#app/kits/share/x-intent.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Decoration } from "#app/kits/page/decoration.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { qrSchema } from "#contracts/mascara.ts";
import { mascaraShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import { makerPath } from "../rules/maker-path.ts";
import { outlineOf } from "../rules/outline.ts";
import { Drawing } from "./drawing.tsx";
import css from "./mascara-menu.module.css";
import { useRecipeWords } from "./use-recipe-words.ts";

export interface MenuProps {
  lang: "ja" | "en";
  recipe: MascaraRecipe;
  name: string;
  code: string;
  /** The code that the page came with, and what it leads to. */
  firstQr: { size: number; path: string };
  firstCode: string;
  /** Of the finished work, when it hangs in the gallery. */
  workId: string | null;
}

/** Beside the column, above 1000 px: on the left the way to the phone, on the right the ways out. */
export function MascaraMenu(props: MenuProps) {
  const { recipe } = props;
  const t = useMessages<Messages>();
  const qr = useQr(props);
  return (
    <>
      <Decoration kind="mascaraMenu" side="left" label={t("menu.phone")}>
        <div className={`${css.menu} stack-3 text-centred`}>
          <Outline recipe={recipe} />
          <p className="text-strong">{t("menu.phone")}</p>
          <svg className={css.qr} viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t("menu.qr")}>
            <rect x="-4" y="-4" width={qr.size + 8} height={qr.size + 8} className={css.ground} />
            <path d={qr.path} className={css.squares} />
          </svg>
          <p className="text-body">{props.name}</p>
        </div>
      </Decoration>
      <Decoration kind="mascaraMenu" side="right" label={t("menu.label")}>
        <div className={`${css.menu} stack-3 text-centred`}>
          <ShareActions {...props} />
          <Link to="/mcm/gallery" className={`${css.banner} frame text-bright wide`} prefetch="intent">
            <Drawing recipe={recipe} view="small" idKey="b" className={css.bannerPicture} />
            <span>{t("menu.gallery")}</span>
          </Link>
          <nav aria-label={t("menu.zones")} className={`${css.zones} grid wide`}>
            <p className="text-body">{t("menu.zones")}</p>
            {zones.map(({ path, kanji, verb }) => (
              <Link key={path} to={path} className="text-body text-bright" prefetch="intent" lang="ja">
                <b className="text-face text-heading">{kanji}</b>
                {verb}
                <ArrowIcon />
              </Link>
            ))}
          </nav>
        </div>
      </Decoration>
    </>
  );
}

/** To share it, or to copy the way to it. */
function ShareActions({ lang, recipe, name, code, workId }: MenuProps) {
  const t = useMessages<Messages>();
  const { copy, tip } = useCopiedTip("animation");
  const userAgent = useBrowserFact(() => navigator.userAgent, "");
  const origin = usePageOrigin();
  const canCopyHere = useBrowserFact(canCopy, true);
  const words = {
    ...useRecipeWords(recipe),
    name,
    color: t(`colour.names.c${recipe.colour as 0}`),
    workId: workId ?? code,
  };

  function copyLink(): void {
    const path = makerPath(lang, { code, cid: "kz_mcm_cp" });
    void copy(workId ? composeShare(mascaraShare, lang, words, "cp", origin).url : `${origin}${path}`);
    track("mcm_share_cp");
  }

  return (
    <>
      <a
        className={buttonClass({ look: "line", compact: true, wide: true })}
        href={xIntentUrl(composeShare(mascaraShare, lang, words, "x", origin), userAgent)}
        target="_blank"
        rel="noopener"
        onClick={() => track("mcm_share_x")}
      >
        <span>{t("menu.share")}</span>
      </a>
      {canCopyHere && (
        <Button look="line" compact wide onClick={copyLink}>
          {t("menu.copy")}
        </Button>
      )}
      {tip}
    </>
  );
}

const zones = [
  { path: "/zone1", kanji: "入口", verb: "今夜" },
  { path: "/zone2", kanji: "素", verb: "顔から" },
  { path: "/zone3", kanji: "怪", verb: "あそぶ" },
  { path: "/zone5", kanji: "声", verb: "えらぶ" },
] as const;

/** The brush as one line along the edge of the column; it draws itself anew with each change of its shape. */
function Outline({ recipe }: { recipe: MascaraRecipe }) {
  const path = outlineOf(recipe);
  return (
    <svg viewBox="0 0 60 420" aria-hidden="true" className={css.outline}>
      <path key={`${recipe.length} ${recipe.tip} ${recipe.curve}`} d={path} pathLength={1} />
    </svg>
  );
}

/** The code of what lies on the bench; asked for when the thumb has rested, and the last one stays meanwhile. */
function useQr({ lang, code, firstQr, firstCode, workId }: MenuProps): { size: number; path: string } {
  const [known, setKnown] = useState({ key: firstCode, qr: firstQr });
  const key = workId ?? code;
  useEffect(() => {
    if (key === known.key) return;
    const controller = new AbortController();
    const fetchQr = async (): Promise<void> => {
      const query = new URLSearchParams({ r: code, lang, ...(workId && { w: workId }) });
      const qr = await apiFetch(`/api/mcm/qr?${query.toString()}`, { schema: qrSchema, signal: controller.signal });
      setKnown({ key, qr });
    };
    // Without an answer the code of a moment ago stays: it opens what it says.
    const timer = setTimeout(() => void fetchQr().catch(() => {}), 700);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, known.key, code, lang, workId]);
  return known.qr;
}

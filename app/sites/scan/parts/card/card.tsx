import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { CardPage } from "../../data.server.ts";
import { cardPath, scanPaths } from "../../rules/card-path.ts";
import { Portrait } from "../result/portrait.tsx";
import { StrengthLines } from "../result/strength-lines.tsx";
import { Duo } from "./duo.tsx";
import { OverlayForm } from "./overlay-form.tsx";
import { TypeGraph } from "./type-graph.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import css from "./card.module.css";

// What only a living page can do comes when it lives.
const ShareResult = lazy(async () => ({ default: (await import("../result/share-result.tsx")).ShareResult }));
const loadDrawPortrait = async () => (await import("../result/draw-portrait.ts")).drawPortrait;

/** For a stranger: the thing itself, one button, and within ten seconds an own result. */
export function Card({ page }: { page: CardPage }) {
  const t = useMessages<Messages>();
  const isHydrated = useIsHydrated();
  const { type, types, result, overlay, lang, counts, count } = page;
  const duo = typeof overlay === "object" ? overlay : null;
  return (
    <article className={`${css.card} stack-5`}>
      <TypeGraph types={types} counts={counts} lit={type.code} />
      {result && duo ? (
        <Duo own={result} other={duo.other} title={duo.duo} page={page} />
      ) : (
        <Portrait type={type} picture={null} level={1} loadDraw={loadDrawPortrait} />
      )}
      <header className={`${css.head} stack-3`}>
        {page.isExpired && <Notice message={t("card.expired")} />}
        {!duo && (
          <>
            <p className="links-3 text-note">
              {t(result ? "card.someones" : "card.kicker")}
              {result && <span>{t(`card.modes.${result.mode}`)}</span>}
              {(result?.mode === "camera" || result?.mode === "photo") && (
                <span>{t("result.proof.sent", { bytes: 0 })}</span>
              )}
            </p>
            <p className={`${css.impression} text-face text-heading text-leading-15`}>{type.impression}</p>
          </>
        )}
        <ButtonLink to={scanPaths[lang]} wide arrow>
          {t("card.own")}
        </ButtonLink>
        <p className="text-note">{t("card.ownNote")}</p>
      </header>
      {result && !duo && (
        <section className="shrinks stack-4" aria-labelledby="card-strengths">
          <h2 id="card-strengths" className="text-face text-heading text-leading-14">
            {t("result.strengths.title")}
          </h2>
          <StrengthLines points={[result]} />
        </section>
      )}
      {!duo && (
        <section className={`${css.story} stack-3`} aria-labelledby="card-story">
          <h2 id="card-story" className="text-face text-heading text-leading-14">
            {t("card.story")}
          </h2>
          <p>{type.story}</p>
          {count !== null && <p className="text-note">{t("card.started", { name: type.name, count })}</p>}
        </section>
      )}
      {result && <OverlayForm code={type.code} resultId={result.id} lang={lang} overlay={overlay} />}
      {isHydrated && !page.isExpired && (
        <Suspense>
          <ShareResult type={type} lang={lang} resultId={result?.id ?? ""} />
        </Suspense>
      )}
      <nav className="shrinks stack-4" aria-labelledby="card-others">
        <h2 id="card-others" className="text-face text-heading text-leading-14">
          {t("card.others")}
        </h2>
        <ul className={`${css.others} grid halves`}>
          {types
            .filter(({ code }) => code !== type.code)
            .map(({ code, name }) => (
              <li key={code}>
                <Link to={cardPath(code, null, { lang })} className="text-bright text-face text-lead">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </article>
  );
}

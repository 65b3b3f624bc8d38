"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { VoicesPage } from "../list.server.ts";
import { Apart } from "./apart.tsx";
import { Clouds } from "./clouds.tsx";
import { Filters } from "./filters.tsx";
import { Hero } from "./hero.tsx";
import { Histogram } from "./histogram.tsx";
import { ProductHead } from "./product-head.tsx";
import css from "./room.module.css";
import { Rules } from "./rules.tsx";
import { useReader } from "./use-reader.ts";
import { VoiceList } from "./voice-list.tsx";
// Their scripts come when they are wanted, their styles before the first paint.
import "#app/kits/ui/dialog/dialog.module.css";
import "#app/kits/ui/field/field.module.css";

const Report = lazy(async () => ({ default: (await import("./report.tsx")).Report }));
const Desk = lazy(async () => ({ default: (await import("./desk.tsx")).Desk }));

/** Two voices, the count of the stars, the list, and the desk at which one writes. */
export function Room({ page }: { page: VoicesPage & { hasUnknown: boolean } }) {
  const t = useWords<Words>();
  const reader = useReader();
  const [reported, setReported] = useState<number | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  // `#write` is the way from a stranger's page, and stays one.
  useEffect(() => {
    const look = (): void => {
      if (location.hash === "#write") setIsWriting(true);
    };
    look();
    const leaving = new AbortController();
    window.addEventListener("hashchange", look, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  const isDeskOpen = isWriting || (reader.own?.length ?? 0) > 0;

  return (
    <div className={css.room}>
      <Hero
        pair={page.hero}
        onWrite={() => {
          setIsWriting(true);
          document.getElementById("write")?.scrollIntoView({ block: "start" });
        }}
      />
      <div id="write" className={css.desk} tabIndex={-1}>
        {isDeskOpen && (
          <Suspense fallback={<p className={css.note}>{t("write.loading")}</p>}>
            <Desk productId={page.product?.id ?? null} isWriting={isWriting} onWrite={setIsWriting} reader={reader} />
          </Suspense>
        )}
        <noscript>
          <p className={css.note}>{t("write.noScript")}</p>
        </noscript>
      </div>
      <section className={css.voices} id="voices" aria-labelledby="voices-title" tabIndex={-1}>
        <ProductHead page={page} />
        <Histogram page={page} />
        {page.hasUnknown && <p className={css.note}>{t("list.unknown")}</p>}
        <Filters query={page.query} />
        {page.hasDemo && <p className={css.note}>{t("list.demo")}</p>}
        {page.query.isApart ? (
          <Apart pairs={page.pairs} reader={reader} onReport={setReported} />
        ) : (
          <VoiceList key={JSON.stringify(page.query)} page={page} reader={reader} onReport={setReported} />
        )}
      </section>
      <Clouds clouds={page.clouds} />
      <Rules moderation={page.moderation} />
      {reported !== null && (
        <Suspense>
          <Report id={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  );
}

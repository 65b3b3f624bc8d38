"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import { OppositeReviews } from "./opposite-reviews.tsx";
import { WordClouds } from "./word-clouds.tsx";
import { Filters } from "./filters.tsx";
import { Hero } from "./hero.tsx";
import { Histogram } from "./histogram.tsx";
import { ProductHead } from "./product-head.tsx";
import css from "./reviews-view.module.css";
import { ModerationRules } from "./moderation-rules.tsx";
import { useMyFeedback } from "./use-my-feedback.ts";
import { ReviewList } from "./review-list.tsx";

const ReportForm = lazy(async () => ({ default: (await import("./report-form.tsx")).ReportForm }));
const EditorPanel = lazy(async () => ({ default: (await import("./editor-panel.tsx")).EditorPanel }));

/** Two reviews, the count of the stars, the list, and the editor in which one writes. */
export function ReviewsView({ page }: { page: ReviewsPage & { hasUnknown: boolean } }) {
  const t = useMessages<Messages>();
  const myFeedback = useMyFeedback();
  const [reported, setReported] = useState<number | null>(null);
  const [isWriting, setIsWriting] = useWriting();
  const isEditorOpen = isWriting || (myFeedback.myReviews?.length ?? 0) > 0;

  return (
    <div className="on-ink">
      <Hero
        pair={page.hero}
        onWrite={() => {
          setIsWriting(true);
          document.getElementById("write")?.scrollIntoView({ block: "start" });
        }}
      />
      <div id="write" className={css.panel} tabIndex={-1}>
        {isEditorOpen && (
          <Suspense fallback={<p className="pad-side-3 text-note">{t("write.loading")}</p>}>
            <EditorPanel
              productId={page.product?.id ?? null}
              isWriting={isWriting}
              onWrite={setIsWriting}
              myFeedback={myFeedback}
            />
          </Suspense>
        )}
        <noscript>
          <p className="pad-side-3 text-note">{t("write.noScript")}</p>
        </noscript>
      </div>
      <section className={`${css.reviews} on-soot`} id="voices" aria-labelledby="voices-title" tabIndex={-1}>
        <ProductHead page={page} />
        <Histogram page={page} />
        {page.hasUnknown && <p className="pad-side-3 text-note">{t("list.unknown")}</p>}
        <Filters page={page} />
        {page.hasDemo && <p className="pad-side-3 text-note">{t("list.demo")}</p>}
        {page.query.isOpposite ? (
          <OppositeReviews pairs={page.pairs} myFeedback={myFeedback} onReport={setReported} />
        ) : (
          <ReviewList key={JSON.stringify(page.query)} page={page} reader={myFeedback} onReport={setReported} />
        )}
      </section>
      <WordClouds clouds={page.clouds} />
      <ModerationRules moderation={page.moderation} />
      {reported !== null && (
        <Suspense>
          <ReportForm id={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the editor is open. `#write` is the way to it from a stranger's page, and stays one. */
function useWriting() {
  const [isWriting, setIsWriting] = useState(false);
  useEffect(() => {
    const openFromHash = (): void => {
      if (location.hash === "#write") setIsWriting(true);
    };
    openFromHash();
    const controller = new AbortController();
    window.addEventListener("hashchange", openFromHash, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return [isWriting, setIsWriting] as const;
}

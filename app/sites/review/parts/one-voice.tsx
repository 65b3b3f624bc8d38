"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { productAddress, reviewAddress, tryOnAddress } from "#app/kits/shelf/product-address.ts";
import { ProductStill } from "#app/kits/shelf/product-still.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { VoicePage } from "../data.server.ts";
import { Byline } from "./byline.tsx";
import { VoicesAway } from "./away.tsx";
import css from "./one-voice.module.css";
import { Smear } from "./smear.tsx";
import { SourceMark } from "./source-mark.tsx";
import { Stars } from "./stars.tsx";
import { useReader } from "./use-reader.ts";
import { Said, VoiceActs, VoiceWords } from "./voice-card.tsx";
import "#app/kits/ui/dialog/dialog.module.css";

const Report = lazy(async () => ({ default: (await import("./report.tsx")).Report }));

/** One voice as a stranger meets it: the shade first, then where the voice comes from, then what it says. */
export function OneVoice({ page }: { page: VoicePage }) {
  if (page.view === "away") return <VoicesAway />;
  if (page.view === "gone") return <Gone isNumber={page.isNumber} />;
  return <Met page={page} />;
}

type Met = Extract<VoicePage, { view: "one" }>;

function Met({ page }: { page: Met }) {
  const t = useWords<Words>();
  const reader = useReader();
  const [isReporting, setIsReporting] = useState(false);
  const { voice, product, smear } = page;
  const tryOn = tryOnAddress(product.line, product.id);
  return (
    <article className={css.one} data-one={voice.id}>
      <header className={css.stage}>
        {smear && voice.hex ? (
          <Smear src={smear.src} hex={voice.hex} />
        ) : (
          <ProductStill item={product} sizes="100vw" priority />
        )}
      </header>
      <div className={css.head}>
        <div className={css.labels}>
          <SourceMark voice={voice} />
          <Stars stars={voice.stars} size="large" />
        </div>
        <h1 className={classNames(role.display, css.name)}>{product.name}</h1>
      </div>
      <div className={css.body}>
        <ButtonLink look="bone" wide arrow to={`${reviewAddress(product.id)}#write`}>
          {t("one.write")}
        </ButtonLink>
        <VoiceWords voice={voice} />
        <Byline {...voice}>
          <Said voice={voice} />
        </Byline>
        <VoiceActs voice={voice} reader={reader} onReport={() => setIsReporting(true)} />
        <ShareLater
          share={(channel) => composeShare("review", "ja", { product: product.name, reviewId: voice.id }, channel)}
          onShare={(way) => way !== "save" && track(`rev_share_${way}`)}
        />
        <div className={css.ways}>
          <Link className={css.way} to={productAddress(product.id)}>
            {t("one.product")}
          </Link>
          {tryOn && (
            <Link className={css.way} to={tryOn}>
              {t("one.tryOn")}
            </Link>
          )}
          <Link className={css.way} to={reviewAddress(product.id)}>
            {t("one.all", { product: product.name })}
          </Link>
        </div>
        {voice.isDemonstration && <p className={css.note}>{t("list.demo")}</p>}
      </div>
      {page.others.length > 0 && (
        <section className={css.others} aria-labelledby="others">
          <h2 id="others" className={css.title}>
            {t("one.others")}
          </h2>
          <ul>
            {page.others.map((other) => (
              <li key={other.id}>
                <Link className={css.other} to={`/review/${other.id}`}>
                  <Stars stars={other.stars} />
                  <span>{other.stars >= 3 ? other.good || other.notGood : other.notGood || other.good}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isReporting && (
        <Suspense>
          <Report id={voice.id} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </article>
  );
}

function Gone({ isNumber }: { isNumber: boolean }) {
  const t = useWords<Words>();
  return (
    <article className={css.gone}>
      <VerticalHeading className={css.goneTitle} lines={[t("hero.one"), t("hero.two")]} />
      <Notice
        message={isNumber ? t("one.gone") : t("one.notFound")}
        code={isNumber ? "E-GONE" : "E-404"}
        story={isNumber ? t("one.goneStory") : undefined}
        action={
          <ButtonLink compact look="line" to="/review">
            {t("one.back")}
          </ButtonLink>
        }
      />
    </article>
  );
}

"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { defaultRecipe, type MascaraRecipe, parseRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import type { SharedMascara, GalleryItemView } from "../gallery.server.ts";
import { testerPath } from "../rules/tester-path.ts";
import { makerPath } from "../rules/maker-path.ts";
import { outlineOf } from "../rules/outline.ts";
import { colourLabel } from "../rules/part-labels.ts";
import { formatSerial } from "../rules/serial.ts";
import { FlexSlider } from "./flex-slider.tsx";
import { Drawing } from "./drawing.tsx";
import css from "./shared-mascara.module.css";
import type { MenuProps } from "./mascara-menu.tsx";
import { MascaraMenuSlot } from "./mascara-menu-slot.tsx";
import { LikeButton } from "./gallery-tile.tsx";
import { useLikes } from "./use-likes.ts";
import { useBristleSound } from "./use-bristle-sound.ts";
import { useRecipeWords } from "./use-recipe-words.ts";

const Report = lazy(async () => ({ default: (await import("./report.tsx")).Report }));

/** Somebody's mascara as a stranger meets it: the thing, one slider, and the way to an own one. */
export function SharedMascaraView({ page }: { page: GalleryItemView }) {
  const t = useMessages<Messages>();
  if (!page.work || !page.qr)
    return (
      <article className={`${css.expired} column-3`}>
        <svg className={css.nail} viewBox="0 0 60 430" aria-hidden="true">
          <path d={outlineOf(defaultRecipe)} />
          <circle cx="30" cy="10" r="5" />
        </svg>
        <h1 className="text-heading">{t("gallery.heading")}</h1>
        <Notice
          message={t("work.expired")}
          code="E-GONE"
          action={
            <ButtonLink compact to="/mcm">
              {t("work.own")}
            </ButtonLink>
          }
          story={t("work.expiredStory")}
        />
        <Link className={`${css.link} target-inline`} to="/mcm/gallery">
          {t("work.all")}
        </Link>
      </article>
    );
  return <SharedMascaraDetails work={page.work} isEnglish={page.isEnglish} qr={page.qr} />;
}

interface SharedMascaraDetailsProps {
  work: SharedMascara;
  isEnglish: boolean;
  qr: MenuProps["firstQr"];
}

function SharedMascaraDetails({ work, isEnglish, qr }: SharedMascaraDetailsProps) {
  const t = useMessages<Messages>();
  const parsed = parseRecipe(work.code);
  const [recipe, setRecipe] = useState(typeof parsed === "string" ? defaultRecipe : parsed);
  const sound = useBristleSound(recipe);
  const name = work.name.ja;
  const remixPath = (lang: "ja" | "en"): string => makerPath(lang, { code: formatRecipe(recipe), parentId: work.id });
  return (
    <article className={`${css.met} column-4`}>
      <div className={`${css.stage} frame on-ink`}>
        <Drawing recipe={recipe} label={name} className={css.drawing} />
        <VerticalHeading className={css.heading} lines={[name]} />
        <p className={`${css.kicker} text-body`}>
          {work.isDemonstration ? t("work.house") : t("work.kicker")}
          {work.number > 0 && <span>{t("gallery.count", { number: formatSerial(work.number) })}</span>}
        </p>
      </div>
      <FlexSlider
        recipe={recipe}
        label={t("work.flex")}
        onFlex={(curve) => setRecipe((before) => ({ ...before, curve }))}
        sound={sound}
      />
      <div className={`${css.actions} column-3`}>
        <ButtonLink to={remixPath("ja")} wide>
          {t("work.remix")}
        </ButtonLink>
        <ButtonLink look="line" wide arrow to={testerPath(work.code)}>
          {t("certificate.tryOn")}
        </ButtonLink>
        {isEnglish && (
          <section lang="en" className={`${css.english} stack-2`}>
            <h2>“{work.name.en}”</h2>
            <p>{t("work.english")}</p>
            <ButtonLink look="line" wide to={remixPath("en")}>
              {t("work.englishMake")}
            </ButtonLink>
          </section>
        )}
        <MascaraFacts work={work} recipe={recipe} />
        <MascaraLinks work={work} />
      </div>
      <MascaraMenuSlot
        {...{ lang: "ja", recipe, name, code: work.code, workId: work.id }}
        firstQr={qr}
        firstCode={work.id ?? work.code}
      />
    </article>
  );
}

/** The recipe in a few words. */
function MascaraFacts({ work, recipe }: { work: SharedMascara; recipe: MascaraRecipe }) {
  const t = useMessages<Messages>();
  const { brush, formula } = useRecipeWords(recipe);
  const names = Object.fromEntries(colourIndexes.map((at) => [`c${at}`, t(`colour.names.c${at as 0}`)]));
  return (
    <p className={`${css.facts} text-body`}>
      <span>{brush}</span>
      <span>{formula}</span>
      <span>{colourLabel(recipe, names)}</span>
      {work.isExperiment && <span>{t("gallery.experiment")}</span>}
    </p>
  );
}

/** Where it came from, who likes it, all others; and the way to report it. */
function MascaraLinks({ work: { id, parent, name, likes: likeCount } }: { work: SharedMascara }) {
  const t = useMessages<Messages>();
  const likes = useLikes();
  return (
    <>
      {parent && (
        <Link className={`${css.link} target-inline`} to={`/mcm/gallery?w=${parent.id}`}>
          {parent.number > 0 ? t("work.parent", { number: formatSerial(parent.number) }) : t("work.fromHouse")}
        </Link>
      )}
      {id !== null && (
        <LikeButton
          isLiked={likes.isLiked(id)}
          count={likes.countOf(id, likeCount)}
          name={name.ja}
          onToggle={() => likes.toggle(id)}
        />
      )}
      <Link className={`${css.link} target-inline`} to="/mcm/gallery">
        {t("work.all")}
      </Link>
      {id !== null && (
        <Suspense>
          <Report id={id} />
        </Suspense>
      )}
    </>
  );
}

const colourIndexes = Array.from({ length: 16 }, (_, at) => at);

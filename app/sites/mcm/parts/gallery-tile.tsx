"use no memo"; // The first view: compiled it would only be heavier.

import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { defaultRecipe, parseRecipe } from "#contracts/mascara-recipe.ts";
import type { GalleryMascara } from "#contracts/mascara.ts";
import type { Messages } from "../copy/messages.ts";
import { formatSerial } from "../rules/serial.ts";
import { Drawing } from "./drawing.tsx";
import type { Likes } from "./use-likes.ts";
import css from "./gallery.module.css";

/** One mascara in the gallery; `at` is its place on the page. */
export function GalleryTile({ work, likes, at }: { work: GalleryMascara; likes: Likes; at: number }) {
  const t = useMessages<Messages>();
  const parsed = parseRecipe(work.code);
  const recipe = typeof parsed === "string" ? defaultRecipe : parsed;
  const name = work.name.ja;
  const count = likes.countOf(work.id, work.likes);
  const isLiked = likes.isLiked(work.id);
  return (
    <article className={`${css.tile} column-1`}>
      <Link to={`/mcm/gallery?w=${work.id}`} aria-label={t("gallery.open", { name })}>
        <Drawing recipe={recipe} view="small" idKey={`m${at}`} className={css.drawing} />
        <span className={`${css.name} text-face text-lead`}>{name}</span>
      </Link>
      <p className={`${css.facts} links-3 text-note`}>
        <span>
          {work.isDemonstration ? t("gallery.house") : t("gallery.count", { number: formatSerial(work.number) })}
        </span>
        {work.isExperiment && <span>{t("gallery.experiment")}</span>}
      </p>
      <LikeButton {...{ isLiked, count, name }} onToggle={() => likes.toggle(work.id)} />
    </article>
  );
}

interface LikeButtonProps {
  isLiked: boolean;
  count: number;
  name: string;
  onToggle: () => void;
}

/** Says that one likes it, and how many do. */
export function LikeButton({ isLiked, count, name, onToggle }: LikeButtonProps) {
  const t = useMessages<Messages>();
  const likes = t("gallery.likes", { count });
  return (
    <button
      type="button"
      className={`${css.like} line-2 target-box text-bright text-fine`}
      aria-pressed={isLiked}
      aria-label={`${name} ${t("gallery.like")} ${likes}`}
      onClick={onToggle}
    >
      <svg viewBox="0 0 32 22" aria-hidden="true">
        <path d="M2 12q14 11 28 0" />
        <path d="M5 13.500L2 17M11 16.500L9.500 20M16 17.200V20M21 16.500L22.500 20M27 13.500L30 17" />
      </svg>
      <span aria-live="polite">{likes}</span>
    </button>
  );
}

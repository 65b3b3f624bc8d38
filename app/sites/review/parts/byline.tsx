"use no memo"; // One of many, drawn once: compiled it would only be heavier.

import type { ReactNode } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Review } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./byline.module.css";

interface BylineProps extends Pick<Review, "alias" | "faceType" | "skin" | "age" | "light"> {
  /** When it was said. */
  children?: ReactNode;
}

/** Who says it: two words for a name, and what they told of themselves. */
export function Byline({ alias, faceType, skin, age, light, children }: BylineProps) {
  const t = useMessages<Messages>();
  return (
    <p className={`${css.by} text-note`}>
      <b>{alias}</b>
      {faceType && <span>{t("fromType", { name: t(`types.${faceType}`) })}</span>}
      {age && <span>{t(`ages.${age}`)}</span>}
      {skin && <span>{t(`skins.${skin}`)}</span>}
      {light && <span>{t("inLight", { light: t(`lights.${light}`) })}</span>}
      {children}
    </p>
  );
}

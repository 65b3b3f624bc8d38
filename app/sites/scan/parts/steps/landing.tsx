"use no memo"; // The first view: compiled it would only be heavier.

import type { ReactNode } from "react";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { HeroFace } from "../../landing.server.ts";
import { HeroStars } from "./hero-stars.tsx";
import css from "./landing.module.css";

interface LandingProps {
  hero: HeroFace | null;
  /** What is read, and the ways to have it read. */
  ways: ReactNode;
  /** The three questions, for who shows no face; the first is here before the page is alive. */
  questions: ReactNode;
  /** What stands below the questions: the other languages, and the way without a script. */
  foot: ReactNode;
}

/** The first view: a face that is a constellation already, and the two buttons that read one's own under the thumb. */
export function Landing({ hero, ways, questions, foot }: LandingProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.landing} frame`}>
      <div className={css.head}>
        <div className={css.scene}>
          {hero && (
            <div className={css.portrait}>
              <Picture picture={hero.picture} alt="" priority sizes={heroSizes} />
              <HeroStars hero={hero} label={t("read.constellation")} />
            </div>
          )}
          <div className={`${css.veil} overlay`} />
          <Grain />
        </div>
        <VerticalHeading className={css.title} lines={[t("read.title.first"), t("read.title.second")]} reveal />
      </div>
      <div className={css.ways}>{ways}</div>
      <div className={`${css.ask} stack-3`}>
        <p className="text-aside">{t("read.landing.questions")}</p>
        {questions}
        {foot}
      </div>
    </div>
  );
}

/** The portrait is wider than the column, so that its face stands left of the words. */
export const heroSizes = "(min-width: 481px) 567px, 118vw";

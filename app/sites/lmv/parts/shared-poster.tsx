"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import type { ReactNode } from "react";
import { Picture, type PictureData } from "#app/kits/ui/picture/picture.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import type { Candidate } from "../data.server.ts";
import css from "./shared-poster.module.css";

type SharedPosterProps = { candidate: Candidate; picture: PictureData; kicker: string; children: ReactNode };

/** What a stranger meets first: the thing itself, whose it is, and one way on. */
export function SharedPoster({ candidate, picture, kicker, children }: SharedPosterProps) {
  return (
    <article className={css.view}>
      <div className={css.scene}>
        <Picture picture={picture} priority fit="cover" />
        <Grain />
      </div>
      <VerticalHeading className={css.name} level={1} lines={[candidate.name]} />
      <div className={css.words}>
        <p className={css.kicker}>{kicker}</p>
        <p className={css.cheer}>{candidate.cheer}</p>
        <div className={css.ways}>{children}</div>
      </div>
    </article>
  );
}

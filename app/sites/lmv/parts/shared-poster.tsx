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
      <div className={`${css.scene} overlay`}>
        <Picture picture={picture} priority fit="cover" />
        <Grain />
      </div>
      <VerticalHeading className="hero-title" level={1} lines={[candidate.name]} />
      <div className={`${css.words} stack-3`}>
        <p className="text-aside">{kicker}</p>
        <p className="text-heading text-leading-15">{candidate.cheer}</p>
        <div className="stack-2">{children}</div>
      </div>
    </article>
  );
}

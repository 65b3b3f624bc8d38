"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import type { ReactNode } from "react";
import { Picture, type PictureData } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { Hero } from "#app/kits/ui/hero/hero.tsx";
import type { Candidate } from "../data.server.ts";

type SharedPosterProps = { candidate: Candidate; picture: PictureData; kicker: string; children: ReactNode };

/** What a stranger meets first: the thing itself, whose it is, and one way on. */
export function SharedPoster({ candidate, picture, kicker, children }: SharedPosterProps) {
  return (
    <article className="on-ink">
      <Hero
        veil="low"
        scene={<Picture picture={picture} priority fit="cover" />}
        footClassName="stack-3"
        foot={
          <>
            <p className="text-aside">{kicker}</p>
            <p className="text-heading text-leading-15">{candidate.cheer}</p>
            <div className="stack-2">{children}</div>
          </>
        }
      >
        <VerticalHeading className="hero-title" level={1} lines={[candidate.name]} />
      </Hero>
    </article>
  );
}

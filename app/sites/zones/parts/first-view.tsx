import type { ReactNode } from "react";
import { SiteLink, SiteLinks } from "#app/kits/ui/site-link/site-link.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import type { Zone } from "../data.server.ts";
import css from "./first-view.module.css";

export interface FirstViewLink {
  path: string;
  word: string;
  /** How long it takes, worded. */
  time?: string;
  /** The one to begin with. */
  isPrimary?: boolean;
}

interface FirstViewProps {
  words: Pick<Zone, "heading" | "line" | "sentence"> | undefined;
  scene: ReactNode;
  links: FirstViewLink[];
  linksLabel: string;
}

/**
 * What one does here, one image, three links, and nothing else; the sentence of the zone comes second. The scene fills the
 * view; type stands on its quiet parts.
 */
export function FirstView(props: FirstViewProps) {
  return (
    <section className={`${css.view} frame`}>
      <div className={`${css.scene} overlay`}>
        {props.scene}
        <div className={`${css.veil} overlay`} />
        <Grain />
      </div>
      <VerticalHeading className={`${css.heading} text-title`} lines={props.words?.heading ?? []} reveal />
      <p className={`${css.line} side text-service`}>
        {props.words?.line}
        <span className="block text-aside">{props.words?.sentence}</span>
      </p>
      <div className={`${css.links} side`}>
        <SiteLinks label={props.linksLabel}>
          {props.links.map(({ path, word, time, isPrimary }, i) => (
            <SiteLink
              key={path}
              number={i + 1}
              label={word}
              time={time}
              isPrimary={isPrimary}
              to={path}
              prefetch="intent"
              viewTransition
            />
          ))}
        </SiteLinks>
      </div>
    </section>
  );
}

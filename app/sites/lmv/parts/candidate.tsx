"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Hero, HeroBack } from "#app/kits/ui/hero/hero.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { VoteForm } from "./vote-form.tsx";
import css from "./candidate.module.css";

/** One candidate: its poster, what it wants, the scene of its colour, and the vote form. */
export function CandidateView({ page }: { page: View<"candidate"> }) {
  const t = useMessages<Messages>();
  const { candidate, vote, names, stageUse } = page;
  return (
    <article className="on-ink">
      <Hero
        className={css.poster}
        scene={<Picture picture={candidate.poster} priority fit="cover" />}
        sceneClassName={css.scene}
        foot={<p className="text-lead">{candidate.character}</p>}
        footClassName={css.foot}
      >
        <HeroBack to="/lmv#wall" viewTransition>
          {t("candidate.back")}
        </HeroBack>
        <VerticalHeading className="hero-title" level={1} lines={[candidate.name]} />
      </Hero>
      <section className="pad-side-4 stack-3" aria-labelledby="manifesto">
        <h2 id="manifesto" className={`text-quiet ${role.micro}`}>
          {t("candidate.manifesto")}
        </h2>
        <blockquote className={classNames(css.manifesto, "text-heading", role.display)}>
          {candidate.manifesto}
        </blockquote>
      </section>
      <VoteForm candidate={candidate} vote={vote} names={names} />
      <section className={`${css.more} pad-side-4 stack-3`} aria-labelledby="scene">
        <h2 id="scene" className={`text-quiet ${role.micro}`}>
          {t("candidate.scene")}
        </h2>
        <p className={css.text}>{candidate.scene}</p>
        {stageUse && (
          <p className="text-aside" data-stage-use={stageUse.taken}>
            {t("candidate.stage", stageUse)}
          </p>
        )}
        <ButtonLink to={`/virtual_tester?s=${candidate.productId}`} look="line" wide arrow>
          {t("candidate.tryOn")}
        </ButtonLink>
        <ButtonLink to={`/lmv?m=${candidate.next.id}`} look="quiet" wide>
          {t("candidate.next", { monster: candidate.next.name })}
        </ButtonLink>
      </section>
    </article>
  );
}

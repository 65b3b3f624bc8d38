"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowBackIcon } from "#app/kits/ui/icons/arrow-back.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
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
      <div className={css.poster}>
        <div className={`${css.scene} overlay`}>
          <Picture picture={candidate.poster} priority fit="cover" />
          <Grain />
        </div>
        <Link to="/lmv#wall" className={`${css.back} target-line`} viewTransition>
          <ArrowBackIcon />
          {t("candidate.back")}
        </Link>
        <VerticalHeading className="hero-title" level={1} lines={[candidate.name]} />
        <p className={css.character}>{candidate.character}</p>
      </div>
      <section className={css.speech} aria-labelledby="manifesto">
        <h2 id="manifesto" className={role.micro}>
          {t("candidate.manifesto")}
        </h2>
        <blockquote className={classNames(css.manifesto, role.display)}>{candidate.manifesto}</blockquote>
      </section>
      <VoteForm candidate={candidate} vote={vote} names={names} />
      <section className={css.more} aria-labelledby="scene">
        <h2 id="scene" className={role.micro}>
          {t("candidate.scene")}
        </h2>
        <p className={css.text}>{candidate.scene}</p>
        {stageUse && (
          <p className="text-aside" data-stage-use={stageUse.taken}>
            {t("candidate.stage", stageUse)}
          </p>
        )}
        <ButtonLink to={`/virtual_tester?s=${candidate.productId}`} look="line" wide arrow>
          {t("candidate.wear")}
        </ButtonLink>
        <ButtonLink to={`/lmv?m=${candidate.next.id}`} look="quiet" wide>
          {t("candidate.next", { monster: candidate.next.name })}
        </ButtonLink>
      </section>
    </article>
  );
}

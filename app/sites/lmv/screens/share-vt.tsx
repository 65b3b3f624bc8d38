import "#app/generated/site-fonts/lmv.css";
import { Link, type MetaFunction, useLoaderData } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import type { Messages } from "../copy/messages.ts";
import { loadSharedTryOn } from "../data.server.ts";
import { SharedPoster } from "../parts/shared-poster.tsx";
import css from "../parts/shared-poster.module.css";

export const loader = loadSharedTryOn;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) =>
    headMeta(
      loaderData ? withCard(head, "lmv", loaderData.candidate.id, `『${loaderData.candidate.name}』の色。`) : head,
    ),
  );

/** A shade that somebody wore, on a model's lips: nobody's own face is ever shown here. */
export default function LmvShareTryOn() {
  const { candidate, tryOnPicture } = useLoaderData<typeof loader>();
  const t = useMessages<Messages>();
  return (
    <SharedPoster candidate={candidate} picture={tryOnPicture} kicker={t("shared.triedOn")}>
      <ButtonLink to={`/virtual_tester?s=${candidate.productId}`} wide>
        {t("shared.tryOn")}
      </ButtonLink>
      <Link to={`/lmv?m=${candidate.id}`} className={css.quiet}>
        {t("shared.voteFor", { monster: candidate.name })}
      </Link>
    </SharedPoster>
  );
}

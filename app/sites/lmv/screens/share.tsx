import "#app/generated/site-fonts/lmv.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import type { Messages } from "../copy/messages.ts";
import { loadSharedCandidate } from "../data.server.ts";
import { SharedPoster } from "../parts/shared-poster.tsx";

export const loader = loadSharedCandidate;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) =>
    headMeta(
      loaderData
        ? withCard(head, "lmv", loaderData.candidate.id, `怪物夜会の候補『${loaderData.candidate.name}』。`)
        : head,
    ),
  );

/** Somebody's vote, for whoever opens it: the poster and one button. */
export default function LmvShare() {
  const { candidate } = useLoaderData<typeof loader>();
  const t = useMessages<Messages>();
  return (
    <SharedPoster candidate={candidate} picture={candidate.poster} kicker={t("shared.kicker")}>
      <ButtonLink to={`/lmv?m=${candidate.id}`} wide>
        {t("shared.vote")}
      </ButtonLink>
    </SharedPoster>
  );
}

import "#app/generated/site-fonts/lmv.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import type { Words } from "../copy/words.ts";
import { loadShared } from "../data.server.ts";
import { SharedPoster } from "../parts/shared-poster.tsx";

export const loader = loadShared;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) =>
    headMeta(
      loaderData
        ? withCard(head, "lmv", loaderData.candidate.id, `怪物夜会の候補『${loaderData.candidate.name}』。`)
        : head,
    ),
  );

/** Somebody's vote, for whoever opens it: the poster and one button. */
export default function LmvShare() {
  const { candidate } = useLoaderData<typeof loader>();
  const t = useWords<Words>();
  return (
    <SharedPoster candidate={candidate} picture={candidate.poster} kicker={t("shared.kicker")}>
      <ButtonLink to={`/lmv?m=${candidate.id}`} wide>
        {t("shared.vote")}
      </ButtonLink>
    </SharedPoster>
  );
}

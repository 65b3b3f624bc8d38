import "#app/generated/site-fonts/lmv.css";
import { Link, type MetaFunction, useLoaderData } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import type { Words } from "../copy/words.ts";
import { loadSharedTryOn } from "../data.server.ts";
import { SharedPoster } from "../parts/shared-poster.tsx";
import css from "../parts/shared-poster.module.css";

export const loader = loadSharedTryOn;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) =>
    headMeta(
      loaderData ? withCard(head, "lmv", loaderData.candidate.id, `『${loaderData.candidate.name}』の色。`) : head,
    ),
  );

/** A shade that somebody wore, on a model's lips: nobody's own face is ever shown here. */
export default function LmvShareTryOn() {
  const { candidate, worn } = useLoaderData<typeof loader>();
  const t = useWords<Words>();
  return (
    <SharedPoster candidate={candidate} picture={worn} kicker={t("shared.worn")}>
      <ButtonLink to={`/virtual_tester?s=${candidate.productId}`} wide>
        {t("shared.wear")}
      </ButtonLink>
      <Link to={`/lmv?m=${candidate.id}`} className={css.quiet}>
        {t("shared.voteFor", { monster: candidate.name })}
      </Link>
    </SharedPoster>
  );
}

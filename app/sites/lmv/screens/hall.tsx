import "#app/generated/site-fonts/lmv.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadHall } from "../data.server.ts";
import { MenuPlace } from "../parts/menu-place.tsx";
import { CandidateView } from "../parts/candidate.tsx";
import { HallView } from "../parts/hall.tsx";

export const loader = loadHall;

/** A candidate is shared with its own picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => {
    const candidate = loaderData?.view === "candidate" ? loaderData.candidate : null;
    return headMeta(candidate ? withCard(head, "lmv", candidate.id, `怪物夜会の候補『${candidate.name}』。`) : head);
  });

/** The hall, or one candidate with the ballot. */
export default function LmvScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      {page.view === "hall" ? <HallView page={page} /> : <CandidateView key={page.candidate.id} page={page} />}
      <MenuPlace menu={page.menu} />
    </>
  );
}

import "#app/generated/site-fonts/lmv.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { useDeferredMusic } from "#app/kits/sound/use-deferred-music.ts";
import { loadPoll } from "../data.server.ts";
import { SideMenuSlot } from "../parts/side-menu-slot.tsx";
import { CandidateView } from "../parts/candidate.tsx";
import { PollView } from "../parts/poll-view.tsx";

export const loader = loadPoll;

/** A candidate is shared with its own picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    const candidate = loaderData?.view === "candidate" ? loaderData.candidate : null;
    return headMeta(candidate ? withCard(head, "lmv", candidate.id, `怪物夜会の候補『${candidate.name}』。`) : head);
  });

/** The poll page, or one candidate with the vote form. */
export default function LmvScreen() {
  const page = useLoaderData<typeof loader>();
  useDeferredMusic("ball");
  return (
    <>
      {page.view === "hall" ? <PollView page={page} /> : <CandidateView key={page.candidate.id} page={page} />}
      <SideMenuSlot menu={page.menu} />
    </>
  );
}

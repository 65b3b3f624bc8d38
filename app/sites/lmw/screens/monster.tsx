import "#app/generated/site-fonts/lmw.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { MonsterGuide } from "../monster-guide/monster-guide.tsx";
import { MonsterPageView } from "../monster-guide/monster-page.tsx";
import { WorldFrame } from "../frame/world-frame.tsx";
import { loadMonsterGuide } from "../monster-guide.server.ts";

export const loader = loadMonsterGuide;

/** A page of the book is named by its number: who was not met has no name here yet. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) =>
    headMeta(
      loaderData?.view === "one"
        ? { ...head, title: head.title.replace("会いにいく", `${Number(loaderData.monster.id)}番の頁`) }
        : head,
    ),
  );

/** The book of the twenty-four, or one page of it. */
export default function MonsterScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame}>
      {page.view === "book" ? <MonsterGuide page={page} /> : <MonsterPageView key={page.monster.id} page={page} />}
    </WorldFrame>
  );
}

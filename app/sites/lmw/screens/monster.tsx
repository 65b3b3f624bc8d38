import "#app/generated/site-fonts/lmw.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { Book } from "../book/book.tsx";
import { MonsterPageView } from "../book/monster-page.tsx";
import { WorldFrame } from "../frame/world-frame.tsx";
import { loadMonsters } from "../monsters.server.ts";

export const loader = loadMonsters;

/** A page of the book is named by its number: who was not met has no name here yet. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) =>
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
      {page.view === "book" ? <Book page={page} /> : <MonsterPageView key={page.monster.id} page={page} />}
    </WorldFrame>
  );
}

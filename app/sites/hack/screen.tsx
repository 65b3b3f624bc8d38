import "#app/generated/site-fonts/hack.css";
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadHack } from "./data.server.ts";
import { hackMeta } from "./head.ts";
import { SavedHacksSlot } from "./parts/saved-hacks-slot.tsx";
import { Deck } from "./parts/deck.tsx";
import { NothingSaved } from "./parts/nothing-saved.tsx";
import { Questions } from "./parts/questions.tsx";
import { Result } from "./parts/result.tsx";
import { parseAnswers } from "./rules/answers.ts";
import css from "./screen.module.css";

export const loader = loadHack;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => (loaderData ? hackMeta(head, loaderData) : headMeta(head)));

/** A deck is dealt once: its cards turn without asking the server, with or without a network. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return isSameDeck(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

export default function HackScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className={`${css.page} page-height text-service`}>
      {page.view === "questions" && <Questions page={page} />}
      {page.view === "deck" && <Deck page={page} />}
      {page.view === "none" && <NothingSaved answers={page.answers} />}
      {page.view === "result" && <Result key={page.key} page={page} />}
      {page.view === "book" && <SavedHacksSlot />}
    </div>
  );
}

function isSameDeck(one: URL, other: URL): boolean {
  const [a, b] = [one, other].map(({ pathname, searchParams }) => {
    const { card, worry, minutes, tools } = parseAnswers(searchParams);
    const isCard = card >= 1 && card <= 5 && !searchParams.has("r") && !searchParams.has("book");
    return isCard ? JSON.stringify([pathname, worry, minutes, tools]) : null;
  });
  return a !== null && a === b;
}

import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { ComposeWord } from "./compose-word.tsx";
import { ExpiredWord } from "./expired-word.tsx";
import { ReceivedWordView } from "./received-word.tsx";
import type { WordPage } from "./word-page.ts";
import css from "./send.module.css";

/** A word that was said to somebody: written on a paper and sent on, or painted over by whoever has its link. */
export function SendView({ page }: { page: WordPage }) {
  const { summary } = useVisitor();
  // Whoever has no companion yet paints and writes in the goldfish's red.
  const companion = Number(summary?.companion ?? 1);
  return (
    <article className={`${css.page} stack-4 text-bright`}>
      {page.id === null && <ComposeWord page={page} monster={companion} />}
      {page.id !== null && page.word && (
        <ReceivedWordView page={page} id={page.id} word={page.word} companion={companion} />
      )}
      {page.id !== null && !page.word && <ExpiredWord page={page} />}
    </article>
  );
}

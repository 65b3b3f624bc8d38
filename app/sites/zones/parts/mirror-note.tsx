import { Suspense } from "react";
import { Link } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { PortraitType } from "../face-types.server.ts";
import { lazyOrNothing } from "./lazy-or-nothing.ts";
import { Note } from "./note.tsx";

const OwnPortrait = lazyOrNothing(async () => (await import("./own-portrait.tsx")).OwnPortrait);

/** What hangs in the hall: the visitor's own card, or the invitation to one. */
export function MirrorNote({ types }: { types: readonly PortraitType[] }) {
  const t = useWords<Words>();
  const own = useVisitor().summary?.faceType;
  const type = types.find(({ code }) => code === own);
  const invitation = (
    <Note title={t("mirror.title")} line={t("mirror.line")}>
      <Link to="/scan" prefetch="intent" viewTransition>
        {t("mirror.door")}
      </Link>
    </Note>
  );
  return <Suspense fallback={invitation}>{type ? <OwnPortrait type={type} /> : invitation}</Suspense>;
}

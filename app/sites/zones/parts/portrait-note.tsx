import { Suspense } from "react";
import { Link } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PortraitType } from "../face-types.server.ts";
import { lazyOptional } from "./lazy-optional.ts";
import { Note } from "./note.tsx";

const MyPortrait = lazyOptional(async () => (await import("./my-portrait.tsx")).MyPortrait);

/** The note of zone 2: the visitor's own card, or the invitation to one. */
export function PortraitNote({ types }: { types: readonly PortraitType[] }) {
  const t = useMessages<Messages>();
  const myCode = useVisitor().summary?.faceType;
  const type = types.find(({ code }) => code === myCode);
  const invitation = (
    <Note title={t("mirror.title")} line={t("mirror.line")}>
      <Link to="/scan" prefetch="intent" viewTransition>
        {t("mirror.start")}
      </Link>
    </Note>
  );
  return <Suspense fallback={invitation}>{type ? <MyPortrait type={type} /> : invitation}</Suspense>;
}

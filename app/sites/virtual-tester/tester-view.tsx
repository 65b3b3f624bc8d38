"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { type MetaDescriptor, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import type { TesterData } from "./data.server.ts";
import { Tester } from "./parts/tester.tsx";

/** The same view for lips and tints. */
export function TesterView() {
  const data = useLoaderData<TesterData>();
  return (
    <ToastRegion>
      <Tester key={data.line} data={data} />
    </ToastRegion>
  );
}

/** Another shade of the same list is painted on the phone, without a request to the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

/** The look of the address is shared with its own picture; without one, the shade that is worn tonight. */
export function testerMeta(head: Head, data: TesterData | undefined, query: URLSearchParams): MetaDescriptor[] {
  const requestedId = query.get("s");
  const shade = data?.shades.find(({ id }) => id === requestedId);
  const shown = shade ?? data?.shades.find(({ id }) => id === data.shownId) ?? data?.look?.shade;
  if (!data || !shown) return headMeta(head);
  const look = data.look?.name;
  const card = withCard(
    head,
    "virtual-tester",
    data.cardId,
    look ? `「${look}」のメイク。` : `${shown.name}を、唇に。`,
  );
  if (look) return headMeta({ ...card, title: `${look}｜${head.title}` });
  if (!shade) return headMeta(card);
  return headMeta({
    ...card,
    title: `${shade.name}｜${head.title}`,
    canonicalUrl: `${head.canonicalUrl}?s=${shade.id}`,
  });
}

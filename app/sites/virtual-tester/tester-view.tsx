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

/** A shade that the address names is shared with its own picture. */
export function testerMeta(head: Head, data: TesterData | undefined, requestedId: string | null): MetaDescriptor[] {
  const shade = data?.shades.find(({ id }) => id === requestedId);
  if (!data || !shade) return headMeta(head);
  return headMeta({
    ...withCard(head, "virtual-tester", shade.id, `${shade.name}を、唇に。`),
    title: `${shade.name}｜${head.title}`,
    canonicalUrl: `${head.canonicalUrl}?s=${shade.id}`,
  });
}

"use no memo";
import "#app/generated/site-fonts/style.css";
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loader } from "./data.server.ts";
import { styleMeta } from "./head.ts";
import { TwoFacesView } from "./parts/two-faces-view.tsx";

export { loader };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => (loaderData ? styleMeta(head, loaderData) : headMeta(head)));

/** Another look is put on by the phone; only somebody's pair is asked for. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePair = currentUrl.searchParams.get("f") === nextUrl.searchParams.get("f");
  return currentUrl.pathname === nextUrl.pathname && isSamePair ? false : defaultShouldRevalidate;
}

/** One face, two hours. */
export default function TwoFacesScreen() {
  const data = useLoaderData<typeof loader>();
  return <TwoFacesView key={data.isShared ? "shared" : "own"} data={data} />;
}

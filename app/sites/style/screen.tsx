"use no memo";
import "#app/generated/site-fonts/style.css";
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loader } from "./data.server.ts";
import { styleMeta } from "./head.ts";
import { Room } from "./parts/room.tsx";

export { loader };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => (loaderData ? styleMeta(head, loaderData) : headMeta(head)));

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
  return <Room key={data.isShared ? "shared" : "own"} data={data} />;
}

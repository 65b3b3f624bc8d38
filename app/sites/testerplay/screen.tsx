import "#app/generated/site-fonts/testerplay.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadPlay } from "./data.server.ts";
import { playMeta } from "./head.ts";
import { Play } from "./parts/play.tsx";
import { QrPanel } from "./parts/qr-panel.tsx";

const Poster = lazy(async () => ({ default: (await import("./parts/poster.tsx")).Poster }));

export const loader = loadPlay;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => playMeta(head, loaderData));

/** A round ends at an address of its own; the server has nothing to add to it. The poster is asked for. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isPoster = (url: URL): boolean => url.searchParams.has("poster");
  if (currentUrl.pathname !== nextUrl.pathname || isPoster(currentUrl) !== isPoster(nextUrl))
    return defaultShouldRevalidate;
  return false;
}

export default function TesterPlayScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      {page.isPoster ? (
        <Suspense>
          <Poster page={page} />
        </Suspense>
      ) : (
        <>
          <Play key={page.lang} page={page} />
          <QrPanel page={page} />
        </>
      )}
    </ToastRegion>
  );
}

import { lazy, Suspense } from "react";
import {
  isRouteErrorResponse,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import { SiteMessages } from "#app/kits/i18n/messages.tsx";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { isClosedSite } from "./closed-site-data.ts";
import { guardSite, loadSite } from "./site-frame.server.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { PreReleaseBanner } from "./pre-release-banner.tsx";

// Few sites are closed: the screen is loaded only by those who meet one.
const ClosedSite = lazy(async () => ({ default: (await import("./closed-site.tsx")).ClosedSite }));

export const middleware = [guardSite];
export const loader = loadSite;

export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) => {
  if (isRouteErrorResponse(error) && isClosedSite(error.data)) return headMeta(error.data.closedSite.head);
  // The error screen has a title of its own; what a page would have been is no description of it.
  if (error) return [{ name: "robots", content: "noindex" }];
  return loaderData ? headMeta(loaderData.head) : [];
};

// Anchors and query changes of the same page need no new head.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function SiteFrame() {
  const { words, banner } = useLoaderData<typeof loader>();
  return (
    <SiteMessages messages={words}>
      {banner && <PreReleaseBanner text={banner} />}
      <Outlet />
    </SiteMessages>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isClosedSite(error.data)) {
    return (
      <Suspense>
        {error.data.closedSite.banner && <PreReleaseBanner text={error.data.closedSite.banner} />}
        <ClosedSite {...error.data.closedSite} />
      </Suspense>
    );
  }
  return <ErrorScreen error={error} />;
}

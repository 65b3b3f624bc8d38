import { lazy, Suspense } from "react";
import {
  isRouteErrorResponse,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import { SiteWords } from "#app/kits/words/words.tsx";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { isClosedDoor } from "./closed.ts";
import { guardDoor, loadDoor } from "./door.server.ts";
import { headMeta } from "./head.ts";
import { PreReleaseBanner } from "./pre-release-banner.tsx";
// The script of the closed door comes when one is met, but its styles must be there before the first paint.
import "#app/kits/ui/grain/grain.module.css";
import "#app/kits/ui/picture/picture.module.css";
import "#app/kits/ui/vertical-heading/vertical-heading.module.css";
import "./closed-door.module.css";
import "./language-bar.module.css";

// Few doors are closed: its screen travels only to those who stand before one.
const ClosedDoor = lazy(async () => ({ default: (await import("./closed-door.tsx")).ClosedDoor }));

export const middleware = [guardDoor];
export const loader = loadDoor;

export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) => {
  if (isRouteErrorResponse(error) && isClosedDoor(error.data)) return headMeta(error.data.closedDoor.head);
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

export default function DoorLayout() {
  const { words, banner } = useLoaderData<typeof loader>();
  return (
    <SiteWords messages={words}>
      {banner && <PreReleaseBanner text={banner} />}
      <Outlet />
    </SiteWords>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isClosedDoor(error.data)) {
    return (
      <Suspense>
        {error.data.closedDoor.banner && <PreReleaseBanner text={error.data.closedDoor.banner} />}
        <ClosedDoor {...error.data.closedDoor} />
      </Suspense>
    );
  }
  return <ErrorScreen error={error} />;
}

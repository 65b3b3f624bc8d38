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

// Few doors are closed: its screen travels only to those who stand before one.
const ClosedDoor = lazy(async () => ({ default: (await import("./closed-door.tsx")).ClosedDoor }));

export const middleware = [guardDoor];
export const loader = loadDoor;

export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) => {
  if (isRouteErrorResponse(error) && isClosedDoor(error.data)) return headMeta(error.data.closedDoor.head);
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
  const { words } = useLoaderData<typeof loader>();
  return (
    <SiteWords messages={words}>
      <Outlet />
    </SiteWords>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isClosedDoor(error.data)) {
    return (
      <Suspense>
        <ClosedDoor {...error.data.closedDoor} />
      </Suspense>
    );
  }
  return <ErrorScreen error={error} />;
}

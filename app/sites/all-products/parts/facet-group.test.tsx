// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { MessagesProvider, SiteMessages } from "#app/kits/i18n/messages.tsx";
import { click } from "#app/kits/ui/testing/mount.tsx";
import words from "../copy/ja.json";
import { toggleFacetInSearch } from "../rules/catalogue-query.ts";
import type { FacetId } from "../rules/facet-ids.ts";
import { FacetGroup } from "./facet-group.tsx";
import { useFacetToggle } from "./use-facet-toggle.ts";

/** Two groups of a page whose answers come when they like: what each value leads to tells of the page as it is drawn. */
function Groups() {
  const onToggle = useFacetToggle();
  const group = (id: FacetId, value: string) => {
    const to = `/all-products${toggleFacetInSearch("", id, value)}`;
    return <FacetGroup facet={{ id, options: [{ value, count: 2, isChosen: false, to }] }} onToggle={onToggle} />;
  };
  return (
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={words}>
        {group("line", "lip")}
        {group("without", "fragrance")}
      </SiteMessages>
    </MessagesProvider>
  );
}

function open() {
  const answers: (() => void)[] = [];
  const loader = () => new Promise((resolve) => answers.push(() => resolve(null)));
  const router = createMemoryRouter([{ path: "*", element: <Groups />, loader, HydrateFallback: () => null }], {
    initialEntries: ["/all-products"],
    hydrationData: { loaderData: { "0": null } },
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<RouterProvider router={router} />));
  onTestFinished(() => act(() => root.unmount()));
  const [line, without] = document.querySelectorAll("a");
  if (!line || !without) throw new Error(document.body.innerHTML);
  return { router, line, without, answers };
}

test("two taps, the second before the page has drawn anything of the first: both hold", () => {
  const { router, line, without } = open();
  act(() => {
    line.dispatchEvent(click());
    without.dispatchEvent(click());
  });
  expect(router.state.navigation.location?.search).toBe("?line=lip&without=fragrance");
});

test("a tap on what is asked for already takes it back", () => {
  const { router, line, without } = open();
  act(() => void line.dispatchEvent(click()));
  act(() => void without.dispatchEvent(click()));
  act(() => void line.dispatchEvent(click()));
  expect(router.state.navigation.location?.search).toBe("?without=fragrance");
});

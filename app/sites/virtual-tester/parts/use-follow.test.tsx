// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createRoutesStub, useLocation, useSearchParams } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useFollow } from "./use-follow.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root;
let page: { go: (next: URLSearchParams) => void; follow: (next: URLSearchParams) => void; search: string };
let arrive: (data: null) => void;

function Tester() {
  const [, setQuery] = useSearchParams();
  const { search } = useLocation();
  const go = (next: URLSearchParams): void => setQuery(next, { replace: true });
  const follow = useFollow(go);
  useEffect(() => {
    page = { go, follow, search };
  });
  return null;
}

beforeEach(async () => {
  const arrival = new Promise<null>((resolve) => (arrive = resolve));
  const loader = ({ request }: { request: Request }) => (request.url.includes("slow") ? arrival : null);
  const Stub = createRoutesStub([{ path: "/tester", Component: Tester, loader }]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Stub initialEntries={["/tester?s=lip-01"]} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test("when the hand rests the address follows", async () => {
  await act(async () => page.follow(new URLSearchParams("s=lip-01&w=80")));
  expect(page.search).toBe("?s=lip-01&w=80");
});

test("a shade that was just tapped is not taken back by what follows, though nothing of it was rendered yet", async () => {
  const rendered = page;
  await act(async () => {
    rendered.go(new URLSearchParams("s=lip-15&slow=1"));
    rendered.follow(new URLSearchParams("s=lip-01&w=80"));
    arrive(null);
  });
  expect(page.search).toBe("?s=lip-15&slow=1");
  // The render is behind an address that is there already.
  await act(async () => rendered.follow(new URLSearchParams("s=lip-01&w=80")));
  expect(page.search).toBe("?s=lip-15&slow=1");
});

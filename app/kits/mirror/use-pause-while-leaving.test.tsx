// @vitest-environment happy-dom
import { act, useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createRoutesStub, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePauseWhileLeaving } from "./use-pause-while-leaving.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root;
let calls: string[];
let go: ReturnType<typeof useNavigate>;

/** Lets the page that is on its way arrive, or fail. */
let arrive: (data: null) => void;
let arrival: Promise<null>;

function Mirror() {
  const video = useRef<HTMLVideoElement>(null);
  usePauseWhileLeaving(video);
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  const onRef = (element: HTMLVideoElement | null): void => {
    video.current = element;
    if (!element) return;
    Object.defineProperty(element, "srcObject", { value: {}, configurable: true });
    element.pause = () => void calls.push("pause");
    element.play = () => Promise.resolve(void calls.push("play"));
  };
  return <video muted ref={onRef} />;
}

beforeEach(async () => {
  calls = [];
  arrival = new Promise((resolve) => (arrive = resolve));
  const Stub = createRoutesStub([
    { path: "/mirror", Component: Mirror, loader: ({ request }) => (request.url.includes("?") ? arrival : null) },
    { path: "/elsewhere", Component: () => <p>elsewhere</p>, loader: () => arrival },
  ]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Stub initialEntries={["/mirror"]} />));
  await vi.waitUntil(() => document.querySelector("video"));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test("while another page is on its way the camera's picture is held; where one stays after all, it goes on", async () => {
  await act(async () => void go("/elsewhere"));
  expect(calls).toEqual(["pause"]);
  // Another way of the same page takes the place of the one that was on its way.
  await act(async () => void go("/mirror?s=lip-15"));
  expect(calls).toEqual(["pause", "play"]);
});

test("a new shade in the address of the same page holds nothing up", async () => {
  await act(async () => void go("/mirror?s=lip-15"));
  expect(calls).toEqual([]);
  await act(async () => arrive(null));
  expect(calls).toEqual([]);
});

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "#app/shell/copy/words.ts";
import { type Connection, createConnection } from "./connection.ts";
import { linkWorker, tellOpened } from "./worker-link.ts";
import css from "./offline-line.module.css";

/**
 * The thin line over the bar of the floors while the network is away, and for a moment after it came back. It takes no
 * room and no tap. While it stands, it keeps the worker told of what is opened.
 */
export function OfflineLine() {
  const t = useWords<Words>("shell");
  const [connection] = useState(createConnection);
  const state = useSyncExternalStore(connection.subscribe, connection.get);
  const { revalidate } = useRevalidator();
  useOpenedPages();

  useEffect(() => {
    const leaving = new AbortController();
    connection.watch(leaving.signal);
    return () => leaving.abort();
  }, [connection]);

  const isAway = state === "lost" || state === "silent";
  useEffect(() => {
    // Links load whole pages while it stands: app/shell/document/whole-pages.ts.
    if (!isAway) return;
    const mark = document.documentElement.dataset;
    mark.away = "";
    return () => void delete mark.away;
  }, [isAway]);

  useEffect(() => {
    // Of a copy the server has the last word. A page that was alive all the time stays: a line that breaks again while
    // its data are read would put an error in its place.
    if (state === "back" && connection.wasCopy()) void revalidate();
  }, [state, revalidate, connection]);

  const said: Record<Connection, string> = {
    there: "",
    lost: t("errors.offline.message"),
    silent: t("errors.net.message"),
    back: t("connection.back"),
  };
  return (
    <div className={css.place} role="status" data-connection={state}>
      {said[state] && <p className={css.line}>{said[state]}</p>}
    </div>
  );
}

/** Registers the worker once, and tells it every page that is opened. */
function useOpenedPages(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const link = useRef<Promise<ServiceWorkerRegistration | null> | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    let isHere = true;
    link.current ??= linkWorker();
    // The page's pictures come after its words.
    const timer = setTimeout(() => {
      void link.current?.then((registration) => registration && isHere && tellOpened(registration, address));
    }, restMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [address]);
}

const restMs = 1_000;

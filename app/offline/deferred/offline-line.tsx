import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "#app/shell/copy/messages.ts";
import { type Connection, createConnection } from "./connection.ts";
import { registerWorker, notifyOpened } from "./register-worker.ts";
import css from "./offline-line.module.css";

/**
 * The thin line over the zone bar while the network is away, and for a moment after it came back. It takes no
 * room and no tap. While it stands, it keeps the worker notified of what is opened.
 */
export function OfflineLine() {
  const t = useMessages<Messages>("shell");
  const [connection] = useState(createConnection);
  const state = useSyncExternalStore(connection.subscribe, connection.get);
  const { revalidate } = useRevalidator();
  useOpenedPages();

  useEffect(() => {
    const controller = new AbortController();
    connection.watch(controller.signal);
    return () => controller.abort();
  }, [connection]);

  const isAway = state === "lost" || state === "silent";
  useEffect(() => {
    // Links load whole pages while it stands: app/shell/document/full-page-navigation.ts.
    if (!isAway) return;
    const dataset = document.documentElement.dataset;
    dataset.away = "";
    return () => void delete dataset.away;
  }, [isAway]);

  useEffect(() => {
    // Of a copy the server has the last word. A page that was alive all the time stays: a line that breaks again while
    // its data are read would put an error in its place.
    if (state === "back" && connection.wasCopy()) void revalidate();
  }, [state, revalidate, connection]);

  const messages: Record<Connection, string> = {
    there: "",
    lost: t("errors.offline.message"),
    silent: t("errors.net.message"),
    back: t("connection.back"),
  };
  return (
    <div className={css.place} role="status" data-connection={state}>
      {messages[state] && <p className={css.line}>{messages[state]}</p>}
    </div>
  );
}

/** Registers the worker once, and tells it every page that is opened. */
function useOpenedPages(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const workerRef = useRef<Promise<ServiceWorkerRegistration | null> | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    let isHere = true;
    workerRef.current ??= registerWorker();
    // The page's pictures come after its words.
    const timer = setTimeout(() => {
      void workerRef.current?.then((registration) => registration && isHere && notifyOpened(registration, address));
    }, settleMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [address]);
}

const settleMs = 1_000;

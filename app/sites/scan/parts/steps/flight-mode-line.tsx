import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useOnline } from "../../flow/use-online.ts";
import css from "./flight-mode-line.module.css";

/** Everything is here: the network may be switched off now, and the line says whether it is. `words`: that it may. */
export function FlightModeLine({ words }: { words: string }) {
  const t = useMessages<Messages>();
  const isOnline = useOnline();
  return (
    <>
      <p>{words}</p>
      <p className={`${css.line} text-body`} role="status" data-offline={!isOnline || undefined}>
        {t(isOnline ? "read.engine.online" : "read.engine.offline")}
      </p>
    </>
  );
}

import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { Messages } from "../../copy/messages.ts";
import type { TrafficCount } from "#app/kits/network/network-monitor.ts";
import { megabytes } from "../../flow/megabytes.ts";
import { useOnline } from "../../flow/use-online.ts";
import css from "./traffic-counter.module.css";

/** 「送信 0 byte」: what the network layer of this page has counted since the reading began. */
export function TrafficCounter({ count: { sentBytes, receivedBytes } }: { count: TrafficCount }) {
  const t = useMessages<Messages>();
  const isOnline = useOnline();
  return (
    <dl
      className={`${css.counter} between facts-3 on-ink rule-above`}
      aria-label={t("read.line.label")}
      data-sent={sentBytes}
      data-offline={!isOnline || undefined}
    >
      <div className={`${css.sent} text-body`}>
        <dt>{t("read.line.sent")}</dt>
        <dd className={classNames(css.number, "text-heading", role.latin)}>
          {t("read.line.bytes", { count: sentBytes })}
        </dd>
      </div>
      {receivedBytes >= 1000 && (
        <div className={`${css.received} text-body text-quiet`}>
          <dt>{t("read.line.received")}</dt>
          <dd>{megabytes(receivedBytes)}</dd>
        </div>
      )}
    </dl>
  );
}

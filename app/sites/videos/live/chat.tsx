// What scrolls can be scrolled by keyboard.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
import { useEffect, useRef } from "react";
import { Tabs } from "#app/kits/ui/tabs/tabs.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { BroadcastMessage, BroadcastTally } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { ShowQuestions } from "../show/show-questions.tsx";
import type { useCaptionLanguage } from "../show/use-caption-language.ts";
import type { MyShow } from "../show/use-my-show.ts";
import { StampDrawing } from "./stamp-drawing.tsx";
import { useSendMessage } from "./use-send-message.ts";
import type { useLiveEvents } from "./use-live-events.ts";
import css from "./chat.module.css";

interface ChatProps {
  page: LiveView<"on">;
  events: ReturnType<typeof useLiveEvents>;
  mine: MyShow;
  tally: BroadcastTally | null;
  captions: ReturnType<typeof useCaptionLanguage>;
}

/** What the others say, and what one can say oneself: a stamp, one of sixty phrases, or one of the written questions. */
export function Chat({ page, events, mine, tally, captions }: ChatProps) {
  const t = useMessages<Messages>();
  const { broadcast, stamps, phrases } = page;
  const { sendMessage, message } = useSendMessage(broadcast.broadcastId);
  const logElement = useRef<HTMLOListElement>(null);
  useEffect(() => {
    logElement.current?.scrollTo({ top: logElement.current.scrollHeight });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new line is what it scrolls to
  }, [events.lines]);

  return (
    <section className={`${css.chat} on-grey stack-3`} aria-labelledby="live-chat" data-chat={events.lines.length}>
      <h2 id="live-chat" className={`${role.display} text-heading`}>
        {t("chat.title")}
      </h2>
      <ol ref={logElement} className={`${css.log} stack-2`} role="log" aria-label={t("chat.title")} tabIndex={0}>
        {events.lines.map((line) => (
          <Line key={line.seq} line={line} page={page} />
        ))}
      </ol>
      <p className={`${css.state} text-body`} role="status">
        {events.state === "here" ? (events.lines.length === 0 ? t("chat.empty") : "") : t(`chat.${events.state}`)}
        {events.state === "disconnected" && (
          <Button look="quiet" compact onClick={events.again}>
            {t("chat.again")}
          </Button>
        )}
      </p>
      <Tabs
        label={t("chat.kinds")}
        tabs={[
          {
            id: "stamps",
            label: t("chat.stamps"),
            panel: <Stamps stamps={stamps} onSend={(id) => void sendMessage("stamp", id)} />,
          },
          {
            id: "phrases",
            label: t("chat.phrases"),
            panel: <Phrases phrases={phrases} onSend={(id) => void sendMessage("phrase", id)} />,
          },
          {
            id: "ask",
            label: t("chat.askQuestion"),
            panel: (
              <ShowQuestions
                questions={page.show.questions}
                tally={tally}
                mine={mine}
                words={captions.words}
                lang={captions.lang}
              />
            ),
          },
        ]}
      />
      <p data-message className={`${css.state} text-body`} role="status">
        {message}
      </p>
    </section>
  );
}

type OnSend = { onSend: (messageId: string) => void };

function Stamps({ stamps, onSend }: Pick<LiveView<"on">, "stamps"> & OnSend) {
  return (
    <div className={css.stamps}>
      {stamps.map((stamp) => (
        <button
          key={stamp.id}
          type="button"
          className="middle"
          aria-label={stamp.name}
          onClick={() => onSend(stamp.id)}
        >
          <StampDrawing stamp={stamp} />
        </button>
      ))}
    </div>
  );
}

/** A phrase is known by its position. */
function Phrases({ phrases, onSend }: Pick<LiveView<"on">, "phrases"> & OnSend) {
  return (
    <div className={`${css.phrases} row-2`}>
      {phrases.map((phrase, i) => (
        <button key={phrase} type="button" onClick={() => onSend(String(i))}>
          {phrase}
        </button>
      ))}
    </div>
  );
}

function Line({ line, page }: { line: BroadcastMessage; page: LiveView<"on"> }) {
  const t = useMessages<Messages>();
  const seat = page.seats[line.mark];
  const stamp = line.kind === "stamp" ? page.stamps.find(({ id }) => id === line.said) : undefined;
  return (
    <li className={css.line} data-kind={line.kind} data-seq={line.seq}>
      {seat && <ShadeChip hex={seat.hex} size="text" />}
      <span className="text-note">{seat?.name}</span>
      <span className={`${css.status} text-medium text-service`}>
        {line.kind === "question" && <span className="block text-note">{t("chat.question")}</span>}
        {stamp ? (
          <StampDrawing stamp={stamp} name />
        ) : line.kind === "phrase" ? (
          page.phrases[Number(line.said)]
        ) : (
          page.show.questions.find(({ id }) => id === line.said)?.words
        )}
      </span>
    </li>
  );
}

import { useEffect, useRef } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { RoomShelf } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { ShelfList } from "./shelf-list.tsx";
import css from "./shelves.module.css";
import type { RoomDesk } from "./use-room.ts";

interface ShelvesProps {
  desk: Pick<RoomDesk, "opened" | "open" | "state" | "reload">;
  shelves: readonly RoomShelf[];
  /** A friend's room is looked at, and nothing in it is touched. */
  friendCode?: string;
}

/** The list twin of the picture: every kind there is something of, each with all its things. */
export function Shelves({ desk, shelves, friendCode }: ShelvesProps) {
  const t = useWords<Words>();
  const { opened } = desk;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (opened === null) return;
    const row = list.current?.querySelector<HTMLElement>(`#room-${opened} > summary`);
    row?.scrollIntoView({ block: "start" });
    row?.focus({ preventScroll: true });
  }, [opened]);

  return (
    <section className={css.shelves} aria-labelledby="room-list">
      <h2 id="room-list" className={css.title}>
        {t("room.list.title")}
      </h2>
      <div ref={list}>
        {shelves.map((shelf) => (
          <details
            key={shelf.kind}
            id={`room-${shelf.kind}`}
            className={css.shelf}
            open={opened === shelf.kind}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) desk.open(shelf.kind);
              else if (opened === shelf.kind) desk.open(null);
            }}
          >
            <summary className={css.summary}>
              <span>{t(`room.kinds.${shelf.kind}`)}</span>
              <span className={css.count}>{t("room.list.count", { count: shelf.count })}</span>
            </summary>
            {opened === shelf.kind && (
              <ShelfList
                shelf={shelf}
                isKept={desk.state === "kept"}
                onDropped={desk.reload}
                {...(friendCode === undefined ? {} : { friendCode })}
              />
            )}
          </details>
        ))}
      </div>
    </section>
  );
}

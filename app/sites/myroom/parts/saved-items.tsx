import { useEffect, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { SavedItemGroup } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { SavedItemList } from "./saved-item-list.tsx";
import { useGroupName } from "./use-group-name.ts";
import css from "./saved-items.module.css";
import type { RoomModel } from "./use-room.ts";

interface SavedItemsProps {
  roomModel: Pick<RoomModel, "openKind" | "setOpenKind" | "state" | "reload">;
  groups: readonly SavedItemGroup[];
  /** A friend's room is looked at, and nothing in it is touched. */
  friendCode?: string;
}

/** The picture as a list: every kind there is something of, each with all its items. */
export function SavedItems({ roomModel, groups, friendCode }: SavedItemsProps) {
  const t = useMessages<Messages>();
  const nameOf = useGroupName();
  const { openKind: opened } = roomModel;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (opened === null) return;
    const row = list.current?.querySelector<HTMLElement>(`#room-${opened} > summary`);
    row?.scrollIntoView({ block: "start" });
    row?.focus({ preventScroll: true });
  }, [opened]);

  return (
    <section className="pad-side-4" aria-labelledby="room-list">
      <h2 id="room-list" className={`${css.title} text-face text-heading`}>
        {t("room.list.title")}
      </h2>
      <div ref={list}>
        {groups.map((group) => (
          <details
            key={group.kind}
            id={`room-${group.kind}`}
            className={`${css.group} hair-below`}
            open={opened === group.kind}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) roomModel.setOpenKind(group.kind);
              else if (opened === group.kind) roomModel.setOpenKind(null);
            }}
          >
            <summary className={`${css.summary} line-2 text-strong`}>
              <span>{nameOf(group.kind)}</span>
              <span className={`${css.count} text-aside text-medium`}>
                {t("room.list.count", { count: group.count })}
              </span>
            </summary>
            {opened === group.kind && (
              <SavedItemList
                group={group}
                isSaved={roomModel.state === "kept"}
                onDeleted={roomModel.reload}
                {...(friendCode === undefined ? {} : { friendCode })}
              />
            )}
          </details>
        ))}
      </div>
    </section>
  );
}

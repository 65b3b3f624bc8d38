import { useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { SavedItemKind } from "#contracts/saved-item.ts";
import type { SharedRoom } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { RoomDrawing } from "../drawing/room-drawing.tsx";
import { cellOn, cellPosition, type ItemPosition, positionsOn } from "../rules/daily-positions.ts";
import { useGroupName } from "./use-group-name.ts";
import css from "./room-canvas.module.css";

interface RoomCanvasProps {
  room: SharedRoom;
  isDay: boolean;
  isFriend: boolean;
  onOpen: (kind: SavedItemKind) => void;
}

/** What stands in the room: the drawing, what can be pressed on it, and who walks about. */
export function RoomCanvas({ room, isDay, isFriend, onOpen }: RoomCanvasProps) {
  const t = useMessages<Messages>();
  const nameOf = useGroupName();
  const positions = positionsOn(room.day);
  return (
    <div className={`${css.item} appears overlay-full`} data-room-items="">
      <RoomDrawing room={room} isDay={isDay} />
      {room.met.length > 0 && (
        <a
          href="#room-monsters"
          className={css.group}
          onClick={() => onOpen("monsters")}
          aria-label={t("room.monsterShelf", { count: room.met.length })}
        />
      )}
      {room.met.map((monster) => (
        // By keys the shelf is one stop, and its list holds all of them.
        <a
          key={monster.id}
          href={`/lmw/monster?m=${monster.id}`}
          tabIndex={-1}
          aria-hidden="true"
          className={css.cell}
          ref={(cell) => setPosition(cell, cellPosition(cellOn(monster.id, room.day)))}
        />
      ))}
      {room.shelves.map(({ kind, count }) => {
        const position = positions.get(kind);
        return position ? (
          <a
            key={kind}
            href={`#room-${kind}`}
            className={css.thing}
            data-kind={kind}
            ref={(itemLink) => setPosition(itemLink, position)}
            onClick={() => onOpen(kind)}
            aria-label={t("room.opens", { name: nameOf(kind), count })}
          />
        ) : null;
      })}
      {room.companion && <Companion companion={room.companion} isFriend={isFriend} />}
    </div>
  );
}

/** It walks up and down on the boards, and says one thing when it is touched. */
function Companion({ companion, isFriend }: { companion: NonNullable<SharedRoom["companion"]>; isFriend: boolean }) {
  const t = useMessages<Messages>();
  const [isSpeaking, setIsSpeaking] = useState(false);
  const line = !isFriend && companion.line ? companion.line : t("room.companionQuiet");
  return (
    <>
      <div className={css.walk} data-still={isSpeaking || undefined}>
        <button
          type="button"
          className={`${css.companion} wide`}
          aria-label={t("room.companion", { name: companion.name })}
          onClick={() => setIsSpeaking((before) => !before)}
        >
          <img src={companion.src} alt="" width={600} height={750} />
        </button>
      </div>
      <p className={`${css.status} text-body`} role="status" data-shown={isSpeaking || undefined}>
        {isSpeaking && (
          <>
            <span className="block text-note">{companion.name}</span>
            {line}
          </>
        )}
      </p>
    </>
  );
}

/** Lays what can be pressed over what is drawn. */
function setPosition(element: HTMLElement | null, { x, y, h }: ItemPosition): void {
  element?.style.setProperty("--x", `${x * 100}%`);
  element?.style.setProperty("--y", `${(1 - y) * 100}%`);
  element?.style.setProperty("--h", `${h * 100}%`);
}

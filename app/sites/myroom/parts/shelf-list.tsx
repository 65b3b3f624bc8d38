import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { lastingKinds } from "#contracts/keepsake.ts";
import { droppedSchema, type Keepsake, keepsakePageSchema, type RoomShelf } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./shelves.module.css";

interface ShelfListProps {
  shelf: RoomShelf;
  friendCode?: string;
  isKept: boolean;
  onDropped: () => void;
}

/** All things of one kind, a page at a time: what, when, where it is opened, and how one lets it go. */
export function ShelfList({ shelf, friendCode, isKept, onDropped }: ShelfListProps) {
  const t = useWords<Words>();
  const [more, setMore] = useState<{ items: Keepsake[]; after: string | null } | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<"rest" | "asking" | "failed">("rest");
  const { kind } = shelf;
  const after = more ? more.after : shelf.after;
  const isLasting = (lastingKinds as readonly string[]).includes(kind);
  const isFriend = friendCode !== undefined;
  const seen = new Set<string>();
  const items = [...shelf.items, ...(more?.items ?? [])].filter(
    ({ id }) => !gone.has(id) && !seen.has(id) && Boolean(seen.add(id)),
  );

  async function readOn() {
    setState("asking");
    const where = isFriend ? `friend/items?f=${encodeURIComponent(friendCode)}&` : "items?";
    try {
      const page = await apiFetch(`/api/myroom/${where}kind=${kind}&after=${after}`, { schema: keepsakePageSchema });
      setMore((read) => ({ items: [...(read?.items ?? []), ...page.items], after: page.after }));
      setState("rest");
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      {isLasting && !isFriend && <p className={css.lasting}>{t(`room.lasting.${kind as "votes"}`)}</p>}
      <ul className={css.items} data-items={kind}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            mayDrop={!isFriend && !isLasting && !isKept}
            onGone={() => {
              setGone((before) => new Set([...before, item.id]));
              onDropped();
            }}
          />
        ))}
      </ul>
      {after !== null && !isKept && (
        <Button look="line" compact pending={state === "asking"} onClick={() => void readOn()}>
          {t("room.list.more")}
        </Button>
      )}
      {after !== null && isKept && <p className={css.lasting}>{t("room.list.keptMore")}</p>}
      {state === "failed" && <p role="alert">{t("room.moreFailed")}</p>}
    </>
  );
}

/** Who asks to throw something away stands on the way back first. */
const focusIt = (button: HTMLButtonElement | null): void => button?.focus();

function Item({ item, mayDrop, onGone }: { item: Keepsake; mayDrop: boolean; onGone: () => void }) {
  const t = useWords<Words>();
  const { write } = useVisitor();
  const say = useToast();
  const [state, setState] = useState<"rest" | "asked" | "sending">("rest");

  async function drop() {
    setState("sending");
    const path = `/api/myroom/items/${item.kind}/${encodeURIComponent(item.id)}` as const;
    try {
      const { outcome } = await write(
        { name: `room-drop-${item.kind}-${item.id}`, path, method: "DELETE" },
        droppedSchema,
      );
      if (outcome === "tonight") say({ text: t("room.drop.tonight") });
      else {
        say({ text: t("room.drop.done", { title: item.title }) });
        onGone();
      }
    } catch {
      say({ text: t("room.drop.failed") });
    }
    setState("rest");
  }

  return (
    <li className={css.item} data-item={item.id}>
      <span className={css.hexes} aria-hidden="true">
        {item.hexes.map((hex, i) => (
          <i key={i} ref={(chip) => chip?.style.setProperty("background-color", hex)} />
        ))}
      </span>
      <span className={css.words}>
        <Link to={item.path} className={css.name}>
          {item.title}
        </Link>
        <span className={css.note}>
          <time dateTime={item.at}>{formatDay(item.at, "ja", true)}</time>
          {item.note && `　${item.note}`}
        </span>
      </span>
      {mayDrop && state === "rest" && (
        <Button
          look="quiet"
          compact
          aria-label={t("room.drop.of", { title: item.title })}
          onClick={() => setState("asked")}
        >
          {t("room.drop.ask")}
        </Button>
      )}
      {mayDrop && state !== "rest" && (
        <span className={css.sure} role="group" aria-label={t("room.drop.sure")}>
          <span>{t("room.drop.sure")}</span>
          <Button look="bone" compact pending={state === "sending"} onClick={() => void drop()}>
            {t("room.drop.yes")}
          </Button>
          <Button look="line" compact ref={focusIt} onClick={() => setState("rest")}>
            {t("room.drop.no")}
          </Button>
        </span>
      )}
    </li>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import css from "./tabs.module.css";

export type Tab = { id: string; label: string; panel: ReactNode };

type TabsProps = {
  /** What the tabs are about, for those who do not see them. */
  label: string;
  tabs: readonly Tab[];
  /** The tab shown at first, or — with `onSelect` — the one shown now. Else the first. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** Two to four views of the same thing, side by side. All panels are in the page; arrows, Home and End move. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const [internal, setInternal] = useState(selected ?? tabs[0]?.id);
  const current = onSelect ? (selected ?? internal) : internal;
  const list = useRef<HTMLDivElement>(null);

  function select(id: string) {
    setInternal(id);
    onSelect?.(id);
  }

  function move(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === current);
    const nextIndex = target(event.key, index, tabs.length);
    const tab = nextIndex === undefined ? undefined : tabs[nextIndex];
    if (nextIndex === undefined || !tab) return;
    event.preventDefault();
    select(tab.id);
    (list.current?.children[nextIndex] as HTMLElement | undefined)?.focus();
  }

  return (
    <div>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: word }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className={css.tab}
            aria-selected={id === current}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
          >
            {word}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          className={css.panel}
          aria-labelledby={`${base}-tab-${id}`}
          tabIndex={0}
          hidden={id !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads among `count` tabs; undefined for keys that mean something else. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

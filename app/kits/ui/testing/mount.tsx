import { type ReactNode, act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";

// Test files only. React asks for this flag before it lets `act` wait for effects.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Draws a part into a fresh element of the document, inside a router. `unmount` takes both away. */
export function mount(node: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const render = (next: ReactNode) => act(() => root.render(<MemoryRouter>{next}</MemoryRouter>));
  render(node);
  return {
    draw: render,
    unmount() {
      act(() => root.unmount());
      container.remove();
    },
    /** The one element that matches; throws when there is none. */
    find<Kind extends Element = HTMLElement>(selector: string): Kind {
      const found = container.querySelector<Kind>(selector);
      if (!found) throw new Error(`nothing matches ${selector} in ${container.innerHTML}`);
      return found;
    },
    findAll: <Kind extends Element = HTMLElement>(selector: string): Kind[] => [
      ...container.querySelectorAll<Kind>(selector),
    ],
  };
}

/** Sends an event as the visitor would cause it, and lets React answer. */
export function send(target: Element, event: Event): void {
  act(() => void target.dispatchEvent(event));
}

export const pointer = (type: string) => new PointerEvent(type, { bubbles: true, button: 0 });
/** React hears a pointer leave by its going out to something else. */
export const pointerLeaves = () => new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body });
/** A click of a finger has a detail of 1, one made by a key has none. */
export const click = (detail = 1) => new MouseEvent("click", { bubbles: true, cancelable: true, detail });
export const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });

// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { Sheet } from "../sheet/sheet.tsx";
import { click, mount, send } from "../testing/mount.tsx";
import { Dialog } from "./dialog.tsx";

const onClose = vi.fn();
const question = (open: boolean) => (
  <Dialog open={open} onClose={onClose} title="この部屋を消しますか" closeLabel="とじる">
    <p>元には戻せません。</p>
  </Dialog>
);

it("is there only while it is open", () => {
  const { draw, find, unmount } = mount(question(false));
  const dialog = find<HTMLDialogElement>("dialog");
  expect(dialog.open).toBe(false);
  draw(question(true));
  expect(dialog.open).toBe(true);
  draw(question(false));
  expect(dialog.open).toBe(false);
  unmount();
});

it("is named by its title", () => {
  const { find, unmount } = mount(question(true));
  expect(find(`#${CSS.escape(find("dialog").getAttribute("aria-labelledby") ?? "")}`).textContent).toBe(
    "この部屋を消しますか",
  );
  expect(find("button").getAttribute("aria-label")).toBe("とじる");
  unmount();
});

it("asks to be closed by ×, by Esc and by a tap on the dark, not by a tap inside", () => {
  const { find, unmount } = mount(question(true));
  const dialog = find<HTMLDialogElement>("dialog");
  onClose.mockClear();
  send(find("p"), click());
  expect(onClose).toHaveBeenCalledTimes(0);
  send(find("button"), click());
  expect(onClose).toHaveBeenCalledTimes(1);
  send(dialog, click());
  expect(onClose).toHaveBeenCalledTimes(2);
  const esc = new Event("cancel", { cancelable: true });
  send(dialog, esc);
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(esc.defaultPrevented).toBe(true);
  unmount();
});

it("follows a browser that closed it without asking", () => {
  const { find, unmount } = mount(question(true));
  onClose.mockClear();
  find<HTMLDialogElement>("dialog").close();
  send(find("dialog"), new Event("close"));
  expect(onClose).toHaveBeenCalled();
  unmount();
});

it("a file picker that was given up does not close the sheet around it", () => {
  const { find, unmount } = mount(
    <Sheet open onClose={onClose} title="写真" closeLabel="とじる">
      <input type="file" />
    </Sheet>,
  );
  onClose.mockClear();
  send(find("input"), new Event("cancel", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  unmount();
});

it("closes when its screen goes away, so that the focus returns", () => {
  const { find, unmount } = mount(question(true));
  const close = vi.spyOn(find<HTMLDialogElement>("dialog"), "close");
  unmount();
  expect(close).toHaveBeenCalledOnce();
});
